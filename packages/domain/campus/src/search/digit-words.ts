import { foldText } from '../lookup/fold-text.ts';
import { ordinalDigits, ordinalWords } from '../wording/measures.ts';

/** Words for each digit and for a floor of that number, in the languages of the words for kinds of places: folded, with a space around each. */
export const digitWords: readonly string[] = [
  'zero oh o shunya null zéro cero sıfır शून्य ಸೊನ್ನೆ',
  'one ek ein eins un une uno um bir एक ಒಂದು',
  'two do zwei zwo deux dos due dois duas iki दो ಎರಡು',
  'three teen drei trois tres tre três üç तीन ಮೂರು',
  'four char chaar vier quatre cuatro quattro quatro dört चार ನಾಲ್ಕು',
  'five paanch panch fünf cinq cinco cinque beş पाँच पांच ಐದು',
  'six chhah chhe sechs seis sei altı छह ಆರು',
  'seven saat sieben sept siete sette sete yedi सात ಏಳು',
  'eight aath acht huit ocho otto oito sekiz आठ ಎಂಟು',
  'nine nau neun neuf nueve nove dokuz नौ ಒಂಬತ್ತು',
].map((words, digit) => ` ${digit} ${foldText(words)} ${ordinalWords[digit - 1]} ${ordinalDigits(digit)} `);
