// For the TypeScript of tests and bench; the setup runs before TypeScript is installed.
export declare const CHROMIUM_NAMES: readonly string[];
export declare function findOnPath(names: readonly string[]): string | undefined;
