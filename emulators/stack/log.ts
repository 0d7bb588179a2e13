/** Prints a sentence or several lines, without a final newline. */
export type Log = (text: string) => void;
