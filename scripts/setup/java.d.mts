// For the TypeScript of the local stack; the setup runs before TypeScript is installed.
import type { SetupFault } from './setup-fault.mjs';

type Java = { readonly command: string; readonly major: number };
export declare const LEAST_JAVA: number;
export declare const JAVA_21: readonly string[];
export declare function findJava(env: NodeJS.ProcessEnv): Java | null;
export declare function javaMissing(found: Java | null): SetupFault;
