import type { Random } from './random.ts';

/** None of these is in `regional-words.ts`: the estimate has to recognise them without a list. */
export const heldOut = {
  names: `tanmay ishwari bhargav lavanya chaitra chirag devansh esha falguni gauri hemlata ira jahnavi keerthana lohith manasa
neeraj ojas pallavi rachana sahithi tejaswini ujwala varsha yamini zubair ashwini bhaskar charan damini eshwar gautham
hari indira jayanth ketan lalitha milind niharika omkar poornima rukmini shruthi thejas urvashi vasudha yuvraj
akhilesh brijesh chetan dhananjay ekta geetika himanshu jagruti kishore likitha madhulika nandini parinita ravindra
sowmya trupti upendra vikranth yogita zaheer anirudh bhavesh chandana devika gagandeep hrishikesh isha kalyani
meenakshi nagarjuna prajwal rajeshwari shivani tushar vaishnavi`,
  words: `botany zoology reception corridor lecturehall registrar graduate diploma dean warden backlog practical viva thesis
seminar symposium timetable stationery marksheet convocation alumni ragging bunk proxy cafeteria parking footpath
bangle rickshaw monsoon coconut jasmine peacock chutney sitar tabla kurta cycle scooter`,
  places: `thrissur kollam udupi hubli belgaum davangere shimoga tumkur karimnagar nizamabad kakinada rajahmundry kurnool
anantapur erode vellore thanjavur nanded latur solapur kolhapur satara aligarh meerut bareilly moradabad ajmer bikaner
kota jabalpur ujjain jamshedpur dhanbad siliguri cuttack bhubaneswar`,
};

const { names, words, places } = Object.fromEntries(
  Object.entries(heldOut).map(([kind, text]) => [kind, text.split(/\s+/)]),
) as Record<keyof typeof heldOut, string[]>;

const pad = (number: number) => String(number).padStart(2, '0');
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const digits = ({ below }: Random, count: number) => Array.from({ length: count }, () => below(10)).join('');

/** Password and username of one person. Each kind is a way in which people of a campus choose passwords. */
interface Choice {
  readonly password: string;
  readonly username: string;
}

const kinds = {
  date(random: Random) {
    const [day, month, year] = [1 + random.below(28), 1 + random.below(12), 1960 + random.below(60)];
    const separator = random.pick(['-', '/', '.', '_', ' ', ':', '@', '']);
    const name = random.pick([
      'jan',
      'feb',
      'March',
      'Apr',
      'may',
      'june',
      'July',
      'aug',
      'Sept',
      'oct',
      'nov',
      'December',
    ]);
    return random
      .pick([
        [pad(day), pad(month), year],
        [year, pad(month), pad(day)],
        [pad(month), pad(day), year],
        [pad(day), name, year],
        [day, month, year],
      ])
      .join(separator);
  },
  telephone(random: Random) {
    const number = `${6 + random.below(4)}${digits(random, 9)}`;
    const separator = random.pick([' ', '-', '.']);
    return random.pick([
      number,
      `+91${number}`,
      `+91 ${number}`,
      `91${number}`,
      `0${number}`,
      `+91-${number.slice(0, 5)}${separator}${number.slice(5)}`,
      `${number.slice(0, 5)}${separator}${number.slice(5)}`,
      `${number.slice(0, 3)}${separator}${number.slice(3, 6)}${separator}${number.slice(6)}`,
      `(080) ${digits(random, 4)}-${digits(random, 4)}`,
    ]);
  },
  name(random: Random) {
    return `${toCase(random, random.pick(names))}${toAffix(random)}`;
  },
  word(random: Random) {
    return `${toCase(random, random.pick([...words, ...places]))}${toAffix(random)}`;
  },
  phrase(random: Random) {
    const separator = random.pick(['', '', '', ' ', '_']);
    const name = random.pick(names);
    return (
      random
        .pick([
          ['i', 'love', name],
          ['i', 'love', 'you', random.pick(['mom', 'dad', 'mummy', 'papa', 'sister', 'baby', 'forever'])],
          ['i', 'hate', random.pick(['exams', 'maths', 'college', 'mondays', 'physics'])],
          ['let', 'me', 'in', random.pick(['please', 'now', 'today'])],
          [
            'jai',
            random.pick(['shri', 'shree', 'jai']),
            random.pick(['ram', 'krishna', 'hanuman', 'ganesh', 'mahadev']),
          ],
          ['my', random.pick(['name', 'love', 'life']), 'is', name],
          ['hello', random.pick(['world', 'friend', 'india', 'college', 'sir'])],
          ['god', 'is', random.pick(['great', 'love', 'good', 'one'])],
          ['welcome', 'to', random.pick(['india', 'college', 'hell', random.pick(places)])],
          [
            'i',
            'am',
            random.pick(['the', 'a']),
            random.pick(['king', 'best', 'boss', 'student', 'legend', 'batman']),
          ],
          ['open', 'the', random.pick(['door', 'gate', 'laptop'])],
          ['forgot', 'my', 'password'],
        ])
        .join(separator) + random.pick(['', '', '', '1', '123', '!'])
    );
  },
  keyboard(random: Random) {
    const runs = [
      'qwerty',
      'qwer',
      'asdf',
      'asdfgh',
      'zxcv',
      'zxcvbn',
      'qaz',
      'wsx',
      'edc',
      '1qaz',
      '2wsx',
      '123',
      '1234',
      '0987',
      'poiuy',
      'lkjh',
      'mnbv',
      '!@#$',
      'QWE',
      'ASD',
      '147258',
      '789456',
    ];
    const walk = `${random.pick(runs)}${random.pick(['', '@', '#'])}${random.pick(runs)}`;
    return walk.length < 8 ? `${walk}${random.pick(['123', '1234', walk])}` : walk;
  },
};

/** With the person's own username. */
function chooseOwn(random: Random): Choice {
  const [one, two] = [random.pick(names), random.pick(names)];
  const username = random.pick([
    `${one}.${two}`,
    `${one}_${two}`,
    `${one}${two}`,
    `${one}.${two}@college.edu`,
  ]);
  const password = random.pick([
    `${capitalised(one)}@${capitalised(two)}${digits(random, 1)}`,
    `${digits(random, 3)}${one}`,
    `${one}@college`,
    `${one}#${digits(random, 4)}`,
    `${[...one].reverse().join('')}${digits(random, 3)}`,
    `${capitalised(username)}!${digits(random, 2)}`,
    `i.am.${one}`,
  ]);
  return { username, password };
}

/** The passwords of eight and more characters by kind. */
export function generateCampusPasswords(
  random: Random,
  count: number,
): Readonly<Record<string, readonly Choice[]>> {
  const entries = Object.entries(kinds).map(
    ([kind, create]) => [kind, () => ({ username: 'someone.else', password: create(random) })] as const,
  );
  const all = [...entries, ['own', () => chooseOwn(random)] as const];
  return Object.fromEntries(
    all.map(([kind, create]) => [
      kind,
      Array.from({ length: count }, create).filter(({ password }) => password.length >= 8),
    ]),
  );
}

function toCase(random: Random, word: string): string {
  return random.pick([word, capitalised(word), capitalised(word), word.toUpperCase()]);
}

function toAffix(random: Random): string {
  const year = 1980 + random.below(47);
  return random.pick([
    `${year}`,
    `@${year}`,
    `${year}!`,
    `_${year}`,
    '@123',
    '#1',
    '123',
    '@1234',
    '!',
    `${digits(random, 2)}`,
    `@${digits(random, 2)}`,
    `${digits(random, 3)}`,
    `#${digits(random, 4)}`,
  ]);
}
