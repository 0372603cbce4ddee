export declare function report(peer: { port: number; stop?: () => Promise<void> }): void;
export declare const constant: string;
