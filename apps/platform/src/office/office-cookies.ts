import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that only this server reads, and that no request of another site carries. */
export interface OfficeCookie {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

export interface OfficeCookies {
  session: OfficeCookie;
  /** between password and code */
  half: OfficeCookie;
}

/** Browsers accept `__Host-` over https alone; a shop on http://localhost goes without. */
export function createOfficeCookies(publicUrl: string, seconds: Record<keyof OfficeCookies, number>): OfficeCookies {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

  const cookie = (name: string, maxAge: number): OfficeCookie => {
    const write = (reply: FastifyReply, value: string, age: number): void =>
      void reply.header('set-cookie', `${name}=${value}; Max-Age=${age}; ${attributes}`);
    return {
      read: ({ headers }) =>
        (headers.cookie ?? '')
          .split('; ')
          .find((pair) => pair.startsWith(`${name}=`))
          ?.slice(name.length + 1) || null,
      set: (reply, token) => write(reply, token, maxAge),
      clear: (reply) => write(reply, '', 0),
    };
  };
  return { session: cookie(`${prefix}office`, seconds.session), half: cookie(`${prefix}office-code`, seconds.half) };
}
