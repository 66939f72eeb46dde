// Fails to compile on the day when code for both sides can see one of them.
// @ts-expect-error A build has no window.
void window;
// @ts-expect-error A browser has no process.
void process;

export {};
