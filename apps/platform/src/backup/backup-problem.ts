/** Why there is no backup, or none can be used: a sentence in English for whoever operates the shop. */
export class BackupProblem extends Error {}
