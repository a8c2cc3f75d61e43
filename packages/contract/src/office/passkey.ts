import { z } from 'zod';

/**
 * What browsers and the platform exchange about passkeys: the JSON forms of WebAuthn (level 3), as far as the office uses them.
 * Libraries of both sides read and write the same forms.
 */

const base64Url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const credentialId = base64Url(1400);
const requirement = z.enum(['discouraged', 'preferred', 'required']);
const transports = z.array(z.string().max(40)).max(10);
const credential = z.object({ id: z.string(), type: z.string(), transports: transports.exactOptional() });

export const passkeyCreation = z.object({
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().exactOptional(),
  excludeCredentials: z.array(credential).exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: requirement.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: requirement.exactOptional(),
    })
    .exactOptional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
  extensions: z.object({ credProps: z.boolean().exactOptional() }).exactOptional(),
});

export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.number().exactOptional(),
  rpId: z.string().exactOptional(),
  allowCredentials: z.array(credential).exactOptional(),
  userVerification: requirement.exactOptional(),
});

/** How a browser answers `passkeyCreation`. */
export const passkeyCreated = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: transports.exactOptional(),
  }),
});

/** How a browser answers `passkeyRequest`. */
export const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(4000),
    userHandle: z.string().max(200).exactOptional(),
  }),
});

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;
