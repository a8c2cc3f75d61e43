export function runningShops(): number[];
export function refuseWhileRunning(what: string): void;
