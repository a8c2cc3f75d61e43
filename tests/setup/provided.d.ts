/** What the test projects are given by the configuration and by their set-up. */
declare module 'vitest' {
  export interface ProvidedContext {
    runFolder: string;
    shopUrl: string;
    databaseKind: 'sqlite' | 'postgres';
    postgresUrl: string;
  }
}

export {};
