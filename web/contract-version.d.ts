/** A hash of the contract, put in place by the build: answers that were kept by another one are not read. */
declare const __CONTRACT__: string;
