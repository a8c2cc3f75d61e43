/** The browser's caches, in memory, as far as the worker uses them. */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** set: the disk is full for this many more writes */
  refusals = 0;

  async open(name: string) {
    const entries = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, entries);
    return {
      match: async (request: Request | string) => entries.get(pathOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => {
        if (this.refusals-- > 0) throw new DOMException('full', 'QuotaExceededError');
        entries.set(pathOf(request), response);
      },
      keys: async () => [...entries.keys()].map((path) => ({ url: path })),
      delete: async (request: string) => entries.delete(pathOf(request)),
    };
  }

  async match(request: Request | string): Promise<Response | undefined> {
    for (const entries of this.stores.values()) {
      const found = entries.get(pathOf(request));
      if (found) return found.clone();
    }
    return undefined;
  }

  keys = async (): Promise<string[]> => [...this.stores.keys()];
  delete = async (name: string): Promise<boolean> => this.stores.delete(name);
}

export const ORIGIN = 'https://brixel.example';

const pathOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** As the network gives it. */
export const answer = (body: string, headers: Record<string, string> = {}, status = 200): Response =>
  Object.defineProperty(new Response(body, { status, headers }), 'type', { value: 'basic' });
