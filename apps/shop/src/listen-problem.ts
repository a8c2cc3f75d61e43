/** Why a shop cannot listen where it is told to, as a sentence for whoever starts it; null for everything else, which is a bug. */
export function listenProblem(error: unknown, { port, host }: { port: number; host: string }): string | null {
  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: another program listens there, perhaps this shop already. End it, or set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set PORT to one above 1023, with a proxy before it.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`;
    default:
      return null;
  }
}
