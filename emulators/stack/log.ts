/** Says one thing to whoever waits: a sentence or a block of lines, no newline at its end. */
export type Log = (text: string) => void;
