/** Fits the caption of a sample that is a file: `create_profile.py`, `~/.config/app.service`. */
export const fileCaption = /^[\w~./-]+\.\w+$/;
