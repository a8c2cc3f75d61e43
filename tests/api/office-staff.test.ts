import { runOwner } from '@brixel/platform/owner/run-owner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OfficeBrowser, openBrowser } from '../support/office-browser.ts';
import {
  inviteAs,
  type OfficeNode,
  type OfficePerson,
  PASSWORD,
  signInAs,
  startOfficeNode,
} from '../support/office-node.ts';

let node: OfficeNode;
let owner: OfficePerson;
beforeAll(async () => {
  node = await startOfficeNode();
  owner = await signInAs(node, 'owner');
});
afterAll(() => node.close());

const tokenOf = (link: string): string => link.split('/').at(-1) ?? '';
const acceptance = (token: string, password = PASSWORD) => ({
  params: { token },
  body: { name: 'Jonas Rainer', password, language: 'it' as const },
});
const signIn = (email: string, password = PASSWORD) => ({ body: { email, password } });
const isSignedIn = async (browser: OfficeBrowser): Promise<boolean> => (await browser.call('session.read')).me !== null;

describe('an invitation', () => {
  test('is printed for the owner, mailed by the office, works once, and opens an account', async () => {
    const { link } = await owner.call('staff.invite', { body: { email: 'Jonas@Firm.example', role: 'packer' } });
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/invitation\/[\w-]{43}$/);
    expect(node.mails.at(-1)).toMatchObject({ to: 'Jonas@Firm.example', text: expect.stringContaining(link) });
    expect((await owner.call('staff.list')).invitations).toEqual([
      { id: expect.any(Number), email: 'jonas@firm.example', role: 'packer', expires_at: expect.any(String) },
    ]);

    const browser = openBrowser(node.inject);
    const params = { token: tokenOf(link) };
    expect(await browser.call('invitation.read', { params })).toEqual({ email: 'jonas@firm.example', role: 'packer' });
    expect((await browser.ask('invitation.accept', acceptance(params.token, 'eleven char'))).status).toBe(400);
    expect(await browser.refusal('invitation.accept', acceptance(params.token, 'JONAS@firm.example'))).toBe(
      '400 WEAK_PASSWORD',
    );
    const { me } = await browser.call('invitation.accept', acceptance(params.token));
    expect(me).toEqual({
      id: expect.any(Number),
      name: 'Jonas Rainer',
      email: 'jonas@firm.example',
      role: 'packer',
      language: 'it',
      second_factor: { totp: false, passkeys: 0 },
    });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await browser.refusal('invitation.read', { params })).toBe('404 INVITATION_INVALID');
    expect(await browser.refusal('invitation.accept', acceptance(params.token))).toBe('404 INVITATION_INVALID');
    expect((await owner.call('staff.list')).invitations).toEqual([]);

    await browser.call('session.delete');
    expect(await isSignedIn(browser)).toBe(false);
    expect(await browser.call('session.create', signIn('JONAS@firm.example '))).toMatchObject({ step: 'done', me });
  });

  test('works for one of two who open it at the same moment', async () => {
    const token = await inviteAs(node, 'editor', 'twice@firm.example', node.now());
    const answers = await Promise.all(
      ['ein langes Kennwort', 'ein anderes langes'].map((password) =>
        openBrowser(node.inject).ask('invitation.accept', acceptance(token, password)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('ends after a day, when it is withdrawn, and when another one is sent', async () => {
    const late = await inviteAs(node, 'books', 'late@firm.example', node.now());
    node.pass(24 * 60);
    await node.office.sweep();
    const stranger = openBrowser(node.inject, { from: '198.51.100.1' });
    expect(await stranger.refusal('invitation.accept', acceptance(late))).toBe('404 INVITATION_INVALID');

    owner = await signInAs(node, 'owner');
    const body = { email: 'late@firm.example', role: 'books' as const };
    const first = await owner.call('staff.invite', { body });
    const second = await owner.call('staff.invite', { body });
    expect(await stranger.refusal('invitation.read', { params: { token: tokenOf(first.link) } })).toBe(
      '404 INVITATION_INVALID',
    );
    const [open] = (await owner.call('staff.list')).invitations;
    await owner.call('staff.withdrawInvitation', { params: { id: open?.id ?? 0 } });
    expect(await stranger.refusal('invitation.accept', acceptance(tokenOf(second.link)))).toBe(
      '404 INVITATION_INVALID',
    );
    expect(await owner.refusal('staff.withdrawInvitation', { params: { id: open?.id ?? 0 } })).toBe('404 NOT_FOUND');
  });

  test('brings somebody back who has lost password and telephone, with the role of before', async () => {
    const person = await signInAs(node, 'editor');
    const { db } = node.database;
    await db.updateTable('staff').set({ totp_secret: 'LOST' }).where('id', '=', person.id).execute();
    const { link } = await owner.call('staff.invite', { body: { email: person.email, role: 'owner' } });
    const browser = openBrowser(node.inject);
    const { me } = await browser.call('invitation.accept', acceptance(tokenOf(link), 'ein ganz neues Kennwort'));
    expect(me).toMatchObject({ id: person.id, role: 'editor', second_factor: { totp: false, passkeys: 0 } });
    expect(await isSignedIn(person), 'wherever the old password was used').toBe(false);
    expect(await browser.refusal('session.create', signIn(person.email))).toBe('401 INVALID_CREDENTIALS');
  });

  test('cannot be guessed', async () => {
    const outcomes: string[] = [];
    const guesser = openBrowser(node.inject, { from: '203.0.113.9' });
    for (let guess = 0; guess < 32; guess += 1)
      outcomes.push(await guesser.refusal('invitation.read', { params: { token: `guess-${guess}` } }));
    expect(outcomes.filter((outcome) => outcome === '429 TOO_MANY_REQUESTS')).toHaveLength(2);
  });
});

describe('signing in', () => {
  test('says the same of a wrong password, an unknown address and a disabled person', async () => {
    const [person, out] = [await signInAs(node, 'editor'), await signInAs(node, 'editor')];
    await owner.call('staff.update', { params: { id: out.id }, body: { disabled: true } });
    const browser = openBrowser(node.inject);
    const answers = [
      await browser.ask('session.create', signIn(person.email, 'not this one')),
      await browser.ask('session.create', signIn('nobody@firm.example')),
      await browser.ask('session.create', signIn(out.email)),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, failure: 'INVALID_CREDENTIALS' });
    expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
  });

  test('is tried ten times a quarter of an hour from one machine, and others are not locked out', async () => {
    const person = await signInAs(node, 'editor');
    const guesser = openBrowser(node.inject, { from: '203.0.113.66' });
    const outcomes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      outcomes.push(await guesser.refusal('session.create', signIn(person.email, `guess ${guess}`)));
    expect(outcomes).toEqual([...Array(10).fill('401 INVALID_CREDENTIALS'), ...Array(2).fill('429 TOO_MANY_REQUESTS')]);
    expect(await guesser.refusal('session.create', signIn(person.email))).toBe('429 TOO_MANY_REQUESTS');
    await openBrowser(node.inject, { from: '198.51.100.7' }).call('session.create', signIn(person.email));
    node.pass(15);
    await guesser.call('session.create', signIn(person.email));
  });

  test('tells of the last attempts, whether or not there is such a person', async () => {
    const person = await signInAs(node, 'editor');
    const leftOf = async (email: string) => {
      const guesser = openBrowser(node.inject, { from: '203.0.113.67' });
      const told: unknown[] = [];
      for (let guess = 0; guess < 10; guess += 1) {
        const { result } = await guesser.ask('session.create', signIn(email, `guess ${guess}`));
        told.push((result as { left?: number }).left);
      }
      return told;
    };
    const told = await leftOf(person.email);
    expect(told).toEqual([...Array(6).fill(undefined), 3, 2, 1, 0]);
    expect(await leftOf('nobody-else@firm.example')).toEqual(told);
  });

  test('is closed for an hour to an account that many machines attack, until a new link opens it', async () => {
    const person = await signInAs(node, 'editor');
    const guess = (machine: number) =>
      openBrowser(node.inject, { from: `198.18.0.${machine}` }).refusal(
        'session.create',
        signIn(person.email, 'guess'),
      );
    for (let machine = 0; machine < 50; machine += 1) await guess(machine);
    const browser = openBrowser(node.inject, { from: '198.18.1.1' });
    expect(await browser.refusal('session.create', signIn(person.email))).toBe('429 TOO_MANY_REQUESTS');
    const token = await inviteAs(node, 'editor', person.email, node.now());
    await browser.call('invitation.accept', acceptance(token));
    await openBrowser(node.inject, { from: '198.18.1.2' }).call('session.create', signIn(person.email));
  });
});

describe('a session', () => {
  test('ends after 30 idle minutes, and after twelve hours however busy', async () => {
    const [busy, idle] = [await signInAs(node, 'packer'), await signInAs(node, 'packer')];
    node.pass(29);
    expect(await isSignedIn(busy)).toBe(true);
    node.pass(2);
    expect(await isSignedIn(idle)).toBe(false);
    for (let minutes = 31; minutes < 719; minutes += 20) {
      expect(await isSignedIn(busy), `after ${minutes} minutes`).toBe(true);
      node.pass(20);
    }
    expect(await isSignedIn(busy)).toBe(false);
    await node.office.sweep();
    const left = await node.database.db.selectFrom('staff_session').selectAll().execute();
    expect(left.filter(({ staff_id }) => [busy.id, idle.id].includes(staff_id))).toEqual([]);
    owner = await signInAs(node, 'owner');
  });

  test('is listed with its device and can be ended, by its own person alone', async () => {
    const [person, other] = [await signInAs(node, 'books'), await signInAs(node, 'books')];
    const phone = openBrowser(node.inject, {
      userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0.0.0 Safari/537.36',
    });
    await phone.call('session.create', signIn(person.email));
    const sessions = await person.call('me.sessions');
    const summary = sessions.map(({ device, current }) => `${device} ${current}`).sort();
    expect(summary).toEqual(['Chrome, Android false', 'Firefox, Linux true']);
    const { id = '' } = sessions.find(({ current }) => !current) ?? {};
    await other.call('me.endSession', { params: { id } });
    expect(await isSignedIn(phone)).toBe(true);
    await person.call('me.endSession', { params: { id } });
    expect(await isSignedIn(phone)).toBe(false);
    const stored = JSON.stringify(await node.database.db.selectFrom('staff_session').selectAll().execute());
    expect(stored, 'the cookie itself is not stored').not.toContain(person.cookies.get('office'));
  });

  test('ends everywhere else when the password is changed', async () => {
    const person = await signInAs(node, 'editor');
    const elsewhere = openBrowser(node.inject);
    await elsewhere.call('session.create', signIn(person.email));
    const next = 'ein anderes langes Kennwort';
    expect(await person.refusal('me.password', { body: { current: 'not this one', next } })).toBe('403 WRONG_PASSWORD');
    expect((await person.ask('me.password', { body: { current: PASSWORD, next: 'too short' } })).status).toBe(400);
    expect(await person.refusal('me.password', { body: { current: PASSWORD, next: person.email } })).toBe(
      '400 WEAK_PASSWORD',
    );
    await person.call('me.password', { body: { current: PASSWORD, next } });
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await elsewhere.refusal('session.create', signIn(person.email))).toBe('401 INVALID_CREDENTIALS');
    await elsewhere.call('session.create', signIn(person.email, next));
  });
});

test('everybody changes their own name and language', async () => {
  const person = await signInAs(node, 'packer');
  const { me } = await person.call('me.update', { body: { name: 'Giulia Pichler', language: 'en' } });
  expect(me).toMatchObject({ name: 'Giulia Pichler', language: 'en', role: 'packer' });
  expect((await person.ask('me.update', { body: { name: 'Giulia', language: 'fr' } })).status).toBe(400);
});

describe('an owner', () => {
  test('changes a role, which counts at once, and lets people in and out', async () => {
    const person = await signInAs(node, 'packer');
    expect(await person.refusal('audit.list')).toBe('403 FORBIDDEN');
    await owner.call('staff.update', { params: { id: person.id }, body: { role: 'books' } });
    await person.call('audit.list');

    const token = await inviteAs(node, 'books', person.email, node.now());
    const out = await owner.call('staff.update', { params: { id: person.id }, body: { disabled: true } });
    expect(out).toMatchObject({ id: person.id, role: 'books', disabled: true });
    expect(await isSignedIn(person)).toBe(false);
    expect(await openBrowser(node.inject).refusal('invitation.accept', acceptance(token))).toBe(
      '404 INVITATION_INVALID',
    );
    const invitation = { body: { email: person.email, role: 'books' as const } };
    expect(await owner.refusal('staff.invite', invitation)).toBe('409 STAFF_DISABLED');

    await owner.call('staff.update', { params: { id: person.id }, body: { disabled: false } });
    expect(await isSignedIn(person), 'old sessions stay ended').toBe(false);
    await openBrowser(node.inject).call('session.create', signIn(person.email));
    const listed = (await owner.call('staff.list')).staff.find(({ id }) => id === person.id);
    expect(listed).toMatchObject({ role: 'books', disabled: false, second_factor: false, seen_at: expect.any(String) });
    expect(await owner.refusal('staff.update', { params: { id: 2_000_000_000 }, body: {} })).toBe('404 NOT_FOUND');
  });

  test('remains: the last one can neither leave nor be two who remove each other', async () => {
    const alone = await startOfficeNode();
    const [first, second] = [await signInAs(alone, 'owner'), await signInAs(alone, 'owner')];
    await signInAs(alone, 'editor');
    const answers = await Promise.all([
      first.ask('staff.update', { params: { id: second.id }, body: { role: 'editor' } }),
      second.ask('staff.update', { params: { id: first.id }, body: { disabled: true } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const last = answers[0]?.status === 200 ? first : second;
    for (const body of [{ disabled: true }, { role: 'editor' as const }])
      expect(await last.refusal('staff.update', { params: { id: last.id }, body })).toBe('409 LAST_OWNER');
    await alone.close();
  });
});

describe('the command line', () => {
  async function command(...argv: string[]) {
    const [out, complaint]: [string[], string[]] = [[], []];
    const config = { ...node.database.location, publicUrl: 'https://shop.example' };
    const code = await runOwner(argv, config, {
      stdout: async (text) => void out.push(text),
      stderr: (text) => void complaint.push(text),
    });
    return { code, out: out.join(''), complaint: complaint.join('') };
  }

  test('prints a link for the first owner, lists everybody, and disables and enables', async () => {
    const { out, code } = await command('staff', 'invite', 'me@firm.example');
    expect([code, out]).toEqual([0, expect.stringMatching(/^https:\/\/shop\.example\/admin\/invitation\/[\w-]{43}\n/)]);
    expect((await command('staff', 'invite', 'you@firm.example', '--role', 'editor')).code).toBe(0);
    const { db } = node.database;
    const rows = await db
      .selectFrom('staff_invitation')
      .select(['email', 'role'])
      .where('email', 'in', ['me@firm.example', 'you@firm.example'])
      .orderBy('email')
      .execute();
    expect(rows).toEqual([
      { email: 'me@firm.example', role: 'owner' },
      { email: 'you@firm.example', role: 'editor' },
    ]);

    const person = await signInAs(node, 'editor');
    expect(await command('staff', 'disable', person.email)).toMatchObject({
      code: 0,
      out: `${person.email} is disabled and signed out.\n`,
    });
    expect(await isSignedIn(person)).toBe(false);
    expect((await command('staff', 'invite', person.email)).complaint).toBe(
      `${person.email} is disabled: enable them first.\n`,
    );
    expect((await command('staff', 'list')).out).toMatch(new RegExp(`^${person.email} .* editor +no +disabled$`, 'm'));
    expect((await command('staff', 'enable', person.email)).out).toBe(`${person.email} is enabled.\n`);
    const { entries } = await owner.call('audit.list', { query: { subject: person.email, action: 'staff.update' } });
    expect(entries.map(({ staff }) => staff)).toEqual(
      Array(2).fill({ id: null, name: expect.stringMatching(/^cli:./) }),
    );
  });

  test.each([
    [['staff', 'invite'], /email is missing/],
    [['staff', 'invite', 'nobody'], /nobody is no e-mail address/],
    [
      ['staff', 'invite', 'me@firm.example', '--role', 'boss'],
      /boss is no role; there are owner, editor, packer, books/,
    ],
    [['staff', 'disable', 'nobody@firm.example'], /Nobody with the address nobody@firm.example works here/],
  ])('%j says what is wrong', async (argv, complaint) => {
    expect((await command(...argv)).complaint).toMatch(complaint);
  });
});
