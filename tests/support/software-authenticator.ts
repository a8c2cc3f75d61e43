import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { OfficeInput, OfficeResult } from '@brixel/contract/office/office-types';

type CreationOptions = OfficeResult<'me.passkeyOptions'>;
type RequestOptions = OfficeResult<'session.passkeyOptions'>;
type Created = NonNullable<OfficeInput<'me.passkeyAdd'>['body']>['answer'];
type Answer = NonNullable<OfficeInput<'session.passkey'>['body']>['answer'];

/** What a phone with a passkey does, written by hand from WebAuthn: a P-256 key, attestation "none", assertions. */
export interface SoftwareAuthenticator {
  create(options: CreationOptions): Created;
  answer(options: RequestOptions, changes?: Partial<AnswerChanges>): Answer;
}

interface AnswerChanges {
  /** the site that the browser is on */
  origin: string;
  /** whether a finger, a face or a PIN was asked for */
  userVerified: boolean;
  counter: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export function softwareAuthenticator(origin: string): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let signed = 0;

  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authenticatorData = (rpId: string, flags: number, counter: number, credential = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  };

  return {
    create({ rp, challenge }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = cborMap([
        [cborNumber(1), cborNumber(2)],
        [cborNumber(3), cborNumber(-7)],
        [cborNumber(-1), cborNumber(1)],
        [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const data = authenticatorData(rp.id ?? '', USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, 0, credential);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    answer({ rpId = '', challenge }, { origin: from = origin, userVerified = true, counter = signed + 1 } = {}) {
      signed = counter;
      const client = clientData('webauthn.get', challenge, from);
      const data = authenticatorData(rpId, USER_PRESENT | (userVerified ? USER_VERIFIED : 0), counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The first byte of a CBOR item, and its length or value behind it. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

const cborNumber = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [key: Buffer, value: Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
