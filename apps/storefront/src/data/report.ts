/** `note`: nothing is broken, such as an address that leads nowhere; only who looks for it wants to read it. */
export type Severity = 'failure' | 'note';

export type Report = (error: unknown, severity?: Severity) => void;
