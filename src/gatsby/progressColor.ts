/** Token with the colour of the progress bar, whose styles its plugin writes. */
export const progressColor = "--color-accent";
