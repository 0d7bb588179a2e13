// For TypeScript; the setup runs before TypeScript is installed.
export declare const ROOT: string;
