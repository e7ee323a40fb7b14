import { foldText } from '../lookup/fold-text.ts';

/** Words for each digit, in the languages of the words for kinds of places. */
const spoken = [
  'zero oh o shunya null zéro cero zero sıfır शून्य ಸೊನ್ನೆ',
  'one ek ein eins un une uno um bir एक ಒಂದು',
  'two do zwei zwo deux dos due dois duas iki दो ಎರಡು',
  'three teen drei trois tres tre três üç तीन ಮೂರು',
  'four char chaar vier quatre cuatro quattro quatro dört चार ನಾಲ್ಕು',
  'five paanch panch fünf cinq cinco cinque beş पाँच पांच ಐದು',
  'six chhah chhe sechs seis sei altı छह ಆರು',
  'seven saat sieben sept siete sette sete yedi सात ಏಳು',
  'eight aath acht huit ocho otto oito sekiz आठ ಎಂಟು',
  'nine nau neun neuf nueve nove dokuz नौ ಒಂಬತ್ತು',
];

const digits = new Map(
  spoken.flatMap((words, digit) => [...words.split(' '), `${digit}`].map((word) => [foldText(word), digit])),
);

const toDigit = (word: string) => digits.get(word.replace(/[.,?!]$/, ''));

/** `where is 225` for the folded `where is two two five`: three or more digits in a row are a number. */
export function withSpokenDigits(folded: string): string {
  const read: string[] = [];
  let row: string[] = [];
  for (const word of [...folded.split(' '), '']) {
    if (toDigit(word) !== undefined) row.push(word);
    else {
      read.push(...(row.length > 2 ? [row.map(toDigit).join('')] : row), word);
      row = [];
    }
  }
  return read.join(' ').trim();
}
