/** Prints a sentence or a block of lines for the person who waits, without a last newline. */
export type Log = (text: string) => void;
