/** Files of the built site that hosts read and readers need not get. */
export const hostFiles = { headers: "_headers", redirects: "_redirects", nginx: "_nginx.conf" } as const;
