import { codeOf, stepAt } from '@brixel/platform/office/totp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OfficeBrowser, ORIGIN, openBrowser } from '../support/office-browser.ts';
import { type OfficeNode, type OfficePerson, PASSWORD, signInAs, startOfficeNode } from '../support/office-node.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../support/software-authenticator.ts';

let node: OfficeNode;
beforeAll(async () => {
  node = await startOfficeNode();
});
afterAll(() => node.close());

/** The code that the app shows now, or so many half minutes later. */
const shownCode = (secret: string, later = 0): string => codeOf(secret, stepAt(node.now()) + later);

/** Never a code of this or a neighbouring half minute. */
const wrongCode = (secret: string): string => {
  const right = [-1, 0, 1].map((later) => shownCode(secret, later));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '444444';
};

async function switchCodesOn(person: OfficePerson) {
  const { secret } = await person.call('me.totpStart');
  const { recovery_codes } = await person.call('me.totpConfirm', { body: { code: shownCode(secret, -1) } });
  return { secret, recoveryCodes: recovery_codes };
}

/** A new browser where the password has been given. */
async function afterPassword({ email }: OfficePerson): Promise<OfficeBrowser> {
  const browser = openBrowser(node.inject);
  await browser.call('session.create', { body: { email, password: PASSWORD } });
  return browser;
}

describe('codes of an app', () => {
  test('are asked for once the first one was right, and each lets in once', async () => {
    const person = await signInAs(node, 'editor');
    const { secret, uri } = await person.call('me.totpStart');
    expect(uri).toBe(`otpauth://totp/localhost:${encodeURIComponent(person.email)}?secret=${secret}&issuer=localhost`);
    expect(await person.refusal('me.totpConfirm', { body: { code: wrongCode(secret) } })).toBe('403 WRONG_CODE');
    const browser = openBrowser(node.inject);
    const signIn = { body: { email: person.email, password: PASSWORD } };
    expect(await browser.call('session.create', signIn), 'nothing is on yet').toMatchObject({ step: 'done' });

    const { recovery_codes } = await person.call('me.totpConfirm', { body: { code: shownCode(secret) } });
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await person.call('session.read')).me?.second_factor).toEqual({ totp: true, passkeys: 0 });

    const second = openBrowser(node.inject);
    expect(await second.call('session.create', signIn)).toEqual({ step: 'code', by: ['totp'] });
    expect(await second.call('session.read'), 'the password alone opens nothing').toEqual({ me: null });
    expect(await second.refusal('me.sessions')).toBe('401 SIGNED_OUT');
    const used = shownCode(secret);
    expect(await second.refusal('session.code', { body: { code: used } }), 'it was the first one').toBe(
      '403 WRONG_CODE',
    );
    expect(await second.refusal('session.code', { body: { code: wrongCode(secret) } })).toBe('403 WRONG_CODE');
    node.pass(1);
    const code = shownCode(secret);
    const written = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await second.call('session.code', { body: { code: written } })).me.email).toBe(person.email);
    expect([...second.cookies.keys()], 'the half-open session is gone').toEqual(['office']);

    const third = await afterPassword(person);
    expect(await third.refusal('session.code', { body: { code } })).toBe('403 WRONG_CODE');
  });

  test('of two browsers that send the same code at the same moment one gets in', async () => {
    const person = await signInAs(node, 'editor');
    const { secret } = await switchCodesOn(person);
    const browsers = [await afterPassword(person), await afterPassword(person)];
    const answers = await Promise.all(
      browsers.map((browser) => browser.ask('session.code', { body: { code: shownCode(secret) } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a recovery code lets in once, however it is written', async () => {
    const person = await signInAs(node, 'packer');
    const { recoveryCodes } = await switchCodesOn(person);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    await (await afterPassword(person)).call('session.code', { body: { code: first } });
    const browser = await afterPassword(person);
    expect(await browser.refusal('session.code', { body: { code: first } })).toBe('403 WRONG_CODE');
    await browser.call('session.code', { body: { code: second.toUpperCase().replaceAll('-', ' ') } });

    const stored = await node.database.db.selectFrom('staff_recovery_code').selectAll().execute();
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('the second step has to follow within ten minutes, and ten wrong codes close it', async () => {
    const person = await signInAs(node, 'packer');
    const { secret } = await switchCodesOn(person);
    const slow = await afterPassword(person);
    node.pass(10);
    expect(await slow.refusal('session.code', { body: { code: shownCode(secret) } })).toBe('401 SIGNED_OUT');
    expect(await openBrowser(node.inject).refusal('session.code', { body: { code: shownCode(secret) } })).toBe(
      '401 SIGNED_OUT',
    );

    const outcomes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      // starting over gives no further guesses
      const browser = await afterPassword(person);
      outcomes.push(await browser.refusal('session.code', { body: { code: wrongCode(secret) } }));
    }
    expect(outcomes).toEqual([...Array(10).fill('403 WRONG_CODE'), ...Array(2).fill('429 TOO_MANY_REQUESTS')]);
    const browser = await afterPassword(person);
    expect(await browser.refusal('session.code', { body: { code: shownCode(secret) } })).toBe('429 TOO_MANY_REQUESTS');
    node.pass(15);
    await (await afterPassword(person)).call('session.code', { body: { code: shownCode(secret) } });
  });

  test('are switched off with the password, and the recovery codes with them', async () => {
    const person = await signInAs(node, 'books');
    await switchCodesOn(person);
    expect(await person.refusal('me.totpRemove', { body: { password: 'not this one' } })).toBe('403 WRONG_PASSWORD');
    const { me } = await person.call('me.totpRemove', { body: { password: PASSWORD } });
    expect(me.second_factor).toEqual({ totp: false, passkeys: 0 });
    const { db } = node.database;
    expect(await db.selectFrom('staff_recovery_code').selectAll().where('staff_id', '=', me.id).execute()).toEqual([]);
    const signIn = { body: { email: person.email, password: PASSWORD } };
    expect(await openBrowser(node.inject).call('session.create', signIn)).toMatchObject({ step: 'done' });
  });
});

describe('passkeys', () => {
  async function addPasskey(person: OfficePerson, name = 'Telefon'): Promise<SoftwareAuthenticator> {
    const device = softwareAuthenticator(ORIGIN);
    const answer = device.create(await person.call('me.passkeyOptions'));
    await person.call('me.passkeyAdd', { body: { name, answer } });
    return device;
  }

  const signInWith = async (device: SoftwareAuthenticator, changes = {}) => {
    const browser = openBrowser(node.inject);
    const options = await browser.call('session.passkeyOptions');
    return browser.ask('session.passkey', { body: { answer: device.answer(options, changes) } });
  };

  test('sign in without a password, and are a second factor for it', async () => {
    const person = await signInAs(node, 'owner');
    const device = await addPasskey(person);
    expect(await person.call('me.passkeys')).toEqual([
      { id: expect.any(Number), name: 'Telefon', created_at: expect.any(String), used_at: null },
    ]);

    const browser = openBrowser(node.inject);
    const options = await browser.call('session.passkeyOptions');
    expect(options, 'nobody is named: the device knows').not.toHaveProperty('allowCredentials');
    const { me } = await browser.call('session.passkey', { body: { answer: device.answer(options) } });
    expect(me).toMatchObject({ email: person.email, second_factor: { totp: false, passkeys: 1 } });
    expect((await person.call('me.passkeys'))[0]?.used_at).not.toBeNull();

    const signIn = { body: { email: person.email, password: PASSWORD } };
    expect(await openBrowser(node.inject).call('session.create', signIn)).toEqual({ step: 'code', by: ['passkey'] });
  });

  test('an answer counts once, in time, on this site, with the finger, and of a device that is known', async () => {
    const person = await signInAs(node, 'owner');
    const device = await addPasskey(person);
    const browser = openBrowser(node.inject);
    // devices that share their keys do not count, so the counter alone would not reveal a second use
    const answer = device.answer(await browser.call('session.passkeyOptions'), { counter: 0 });
    await browser.call('session.passkey', { body: { answer } });
    const refused = '403 WRONG_PASSKEY';
    expect(await openBrowser(node.inject).refusal('session.passkey', { body: { answer } }), 'replayed').toBe(refused);

    const late = device.answer(await browser.call('session.passkeyOptions'));
    node.pass(6);
    expect(await browser.refusal('session.passkey', { body: { answer: late } }), 'late').toBe(refused);

    expect((await signInWith(device, { counter: 5 })).status).toBe(200);
    const wrong = {
      'another site': { origin: 'https://evil.example' },
      'no finger': { userVerified: false },
      'a copy of the key': { counter: 5 },
    };
    for (const [what, changes] of Object.entries(wrong)) {
      expect((await signInWith(device, changes)).failure, what).toBe('WRONG_PASSKEY');
    }
    expect((await signInWith(softwareAuthenticator(ORIGIN))).failure, 'a strange device').toBe('WRONG_PASSKEY');
    expect((await signInWith(device, { counter: 100 })).status).toBe(200);
  });

  test('are added only by whoever asked for it, and nobody takes over another’s', async () => {
    const [person, other] = [await signInAs(node, 'editor'), await signInAs(node, 'editor')];
    const device = softwareAuthenticator(ORIGIN);
    const body = { name: 'Telefon', answer: device.create(await person.call('me.passkeyOptions')) };
    expect(await other.refusal('me.passkeyAdd', { body })).toBe('403 WRONG_PASSKEY');
    await person.call('me.passkeyAdd', {
      body: { ...body, answer: device.create(await person.call('me.passkeyOptions')) },
    });
    const again = { ...body, answer: device.create(await other.call('me.passkeyOptions')) };
    expect(await other.refusal('me.passkeyAdd', { body: again })).toBe('403 WRONG_PASSKEY');
    const [passkey] = await person.call('me.passkeys');
    expect(await other.refusal('me.passkeyRemove', { params: { id: passkey?.id ?? 0 } })).toBe('404 NOT_FOUND');
  });

  test('are worth nothing once they are removed, or their person is disabled', async () => {
    const [owner, person] = [await signInAs(node, 'owner'), await signInAs(node, 'editor')];
    const device = await addPasskey(person);
    await owner.call('staff.update', { params: { id: person.id }, body: { disabled: true } });
    expect((await signInWith(device)).failure).toBe('WRONG_PASSKEY');
    await owner.call('staff.update', { params: { id: person.id }, body: { disabled: false } });
    const again = openBrowser(node.inject);
    const options = await again.call('session.passkeyOptions');
    await again.call('session.passkey', { body: { answer: device.answer(options) } });
    const [passkey] = await again.call('me.passkeys');
    await again.call('me.passkeyRemove', { params: { id: passkey?.id ?? 0 } });
    expect((await signInWith(device)).failure).toBe('WRONG_PASSKEY');
  });
});
