import { expect, test } from 'vitest';
import { createAccount } from '../../tests/support/samples.ts';
import { goodPassword, startService } from '../../tests/support/service.ts';
import type { Config } from '../config.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { defaultReservedNames, isReserved, toReservedNames } from '../policies/reserved-names.ts';
import { openStorage } from '../storage/open-storage.ts';

async function startRegistration(changes: Partial<Config> = {}) {
  const service = await startService(changes);
  const register = async (username: string) => {
    const body = { role: 'student', username, password: goodPassword };
    const { status, json } = await service.call('POST /register', { body });
    return [status, json?.errors?.[0]?.code ?? json?.message];
  };
  return { ...service, register };
}

test('POST /register refuses lookalikes: invisible characters, stacked marks and letters of other scripts', async () => {
  const { register } = await startRegistration();
  expect((await register('Maria.Lima'))[0]).toBe(201);
  for (const invisible of ['\u3164', '\uffa0', '\u115f', '\u034f', '\ufe0f', '\u{e0101}', '\u180b'])
    expect(await register(`Maria.Lima${invisible}`)).toEqual([422, 'characters']);
  expect(await register('Maria.Lima\u0323\u0324\u0325\u032d\u0330')).toEqual([422, 'characters']);
  for (const mixed of ['M\u0430ria.Lima', 'MariaꓸLima', 'maria.l\u0456m\u0430'])
    expect(await register(mixed)).toEqual([422, 'characters']);
  expect((await register('scope.ana'))[0]).toBe(201);
  for (const lookalike of ['rnaria.lirna', '\u0455\u0441\u043e\u0440\u0435.ana'])
    expect([lookalike, ...(await register(lookalike))]).toEqual([
      lookalike,
      409,
      'This username looks like one that is taken',
    ]);
  expect(await register('\u3164\u3164\u3164')).toEqual([422, 'characters']);
});

test('POST /register accepts one of several concurrent lookalikes', async () => {
  const { register } = await startRegistration();
  const answers = await Promise.all(['bob', 'b0b', 'B0b'].map(register));
  expect(answers.map(([status]) => status).sort()).toEqual([201, 409, 409]);
});

const offices = `
admin Administrator root office support ADMlN adm1n R00T a.d.m.i.n help-desk support24 IT_Support hod HOD.CSE
cse-hod2 h0d_mech Dean director.cse exam.cell examcell campusway-support the.principal office.maria hodcse
csehod chiefwarden coe coe.exams tpo iqac2 librarian admin.cse admin@x ana.admin.2 office.cse campusway.official
support.campusway dean2students deanofstudents placement_officer hostel0ffice
`;

test('POST /register reserves the names of offices', async () => {
  const { register } = await startRegistration();
  for (const username of [' hod.ece ', ...offices.trim().split(/\s+/)])
    expect([username, await register(username)]).toEqual([username, [422, 'reserved']]);
});

test('AUTH_RESERVED_NAMES replaces the list of reserved names', async () => {
  const { register } = await startRegistration({
    reservedNames: toReservedNames(['matron', 'gate.*', '*.desk', '.steward.'], []),
  });
  for (const username of ['Matron', 'gate-2b', 'front.desk', 'front_desk7', 'a.steward.b', 'chiefsteward'])
    expect(await register(username)).toEqual([422, 'reserved']);
  for (const username of ['admin', 'hodcse', 'gateway', 'matron.ana', 'stewart'])
    expect((await register(username))[0]).toBe(201);
});

test('POST /login accepts existing accounts whose names the rules would refuse now', async () => {
  const { call, config } = await startService();
  const passwordHash = await new PasswordHasher(config.passwords).hash(goodPassword);
  const names = ['ana', 'ana\u1160', '\u0430na', 'admin', 'hod.cse'];
  const storage = await openStorage(config.database);
  const accounts = names.map((username) => createAccount({ username, passwordHash }));
  expect(await storage.insertAccounts({ accounts })).toBe(names.length);
  await storage.close();
  for (const [index, username] of names.entries()) {
    const { json } = await call('POST /login', { body: { username, password: goodPassword } });
    expect(json?.account.id).toBe(accounts[index]?.id);
  }
});

test('POST /register accepts names that contain a reserved word', async () => {
  const { register } = await startRegistration();
  for (const username of ['john.root', 'adminda', '2026001'])
    expect([username, (await register(username))[0]]).toEqual([username, 201]);
});

/** Ordinary names, several close to the words for an office. */
const people = `
aarav.sharma aditi.rao admina akash.verma amit.kumar ananya.iyer anjali.menon arjun.reddy asha.nair ashok.gupta
bhavya.shetty chandra.sekhar coelho deanna deandra.jones deepak.joshi devi.prasad dhruv.patel divya.pillai
farhan.khan fatima.ansari ganesh.hegde gaurav.mehta geetha.murthy harish.chandra hema.malini imran.siddiqui
indira.das ishaan.bose jaya.krishnan jyothi.pandey kabir.singh karthik.subramanian kavya.gowda keerthi.naidu
kiran.bedi kishore.babu lakshmi.narayan lalitha.devi madhavi.latha mahesh.babu manoj.tiwari meera.jain
mohammed.rafi mohan.lal mukesh.yadav nandini.kulkarni naveen.chowdary neha.kapoor nikhil.desai nisha.thakur
pooja.hegde pradeep.mishra prakash.raj pranav.bhat principle.jain priya.varma radhika.apte rahul.dravid
rajesh.khanna ramesh.patil ravi.teja rekha.rani ritu.saini rohan.malhotra sachin.rane sai.kiran sameer.shaikh
sandhya.mukherjee sanjay.dutt saritha.goud sathish.kumar shalini.pathak shreya.ghoshal sita.rama sneha.agarwal
srinivas.rao sudha.murty suresh.raina swathi.nayak tposh uday.kiran usha.uthup vamsi.krishna vani.jairam
vijay.sethupathi vikram.seth vinay.behera yash.chopra zoya.akhtar alice.hodges adam.hodgson amy.hodson
andrew.miller anna.wardle ben.headley bill.hodge brian.offield carol.chancey charlotte.green chris.deane
daniel.registe david.coe diana.ross edward.hodgkin elena.rectenwald eric.principe george.directo grace.hopper
hannah.priory henry.ford irene.adler jack.black james.cook jane.austen jason.warde joanna.secrest john.smith
joseph.presley julia.roberts karen.supple kevin.hart laura.dern leo.messina linda.proctora liz.hodgins lucy.hale
marc.librandi mark.twain martin.luther mary.hodder megan.fox mike.chair nancy.drew noah.adminson olivia.wilde
oscar.wilde paul.deans peter.pan rachel.tpola ralph.iqbal rose.hodkins ruth.wardell ryan.admire sam.coen
sarah.coelho sean.deansley simon.registrado sophia.loren susan.hodnett thomas.hardy tom.hodda victor.rectori
william.blake xavier.provosty yvonne.hodel travis.head robin.hood jose.garcía claire.clement suppiah maya.madam
`;

test('isReserved() permits the names of people', () => {
  const reserved = toReservedNames(defaultReservedNames, ['cse', 'ece', 'it', 'civil', 'mech']);
  const usernames = people.trim().split(/\s+/);
  expect(usernames.length).toBeGreaterThanOrEqual(100);
  const spellings = usernames.flatMap((name) => [name, name.replace('.', ''), `${name}24`]);
  expect(spellings.filter((name) => isReserved(name, reserved))).toEqual([]);
});

test.each(
  `aclmin ᴀᴅᴍɪɴ admín ạdmin príncipal 5upport suppport principals v.c. principalsir deanacademics ladieswarden
   mylibrarian superadmin webadmin nodalofficer feeoffice examination.branch exambranch admissioncell admin.२`.split(
    /\s+/,
  ),
)('isReserved() refuses %s', (name) => {
  expect(isReserved(name, toReservedNames(defaultReservedNames, []))).toBe(true);
});

test.each(
  'hodece eceoffice it.hod2 WardenMech hod.it.admin civiladmin headofece head.of.ece ece.head headmech'.split(
    ' ',
  ),
)('isReserved() refuses %s with the codes of departments', (name) => {
  expect(isReserved(name, toReservedNames(defaultReservedNames, ['ece', 'it', 'civil', 'mech']))).toBe(true);
});
