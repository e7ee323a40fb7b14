import { isDeepStrictEqual } from 'node:util';
import { aliasesInCommon, factsOf, wordsOf } from '@campusway/campus';
import { lookUp, nearestOffersIn } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';
import { tabSite } from '../links/tab-site.ts';
import { createEngine } from './create-engine.ts';

const engine = createEngine(tabSite, []);

/** Ids of the matches that the page lists. */
function answered(query: string): readonly string[] {
  const answer = engine.answer(query);
  if (answer.kind === 'one') return [answer.match.id];
  return answer.kind === 'several' ? answer.matches.map(({ id }) => id) : [];
}

const kinds = [...Map.groupBy(college.places, ({ kind }) => kind)].filter(
  ([kind]) => factsOf(kind).isInterchangeable,
);
const words = kinds.flatMap(([kind, places]) =>
  [...new Set([...wordsOf(kind), ...aliasesInCommon(places)])].map((word) => [word, kind] as const),
);

test.each(words)('answer() lists for %j every place of the kind %s', (word, kind) => {
  const places = college.places.filter((place) => place.kind === kind).map(({ id }) => id);
  expect(answered(word).toSorted()).toEqual(places.toSorted());
  expect(lookUp(word, college.lookup).kind).toBe('none');
});

const reserved = nearestOffersIn(college.places).flatMap(({ kind, audience = 'any', aliases }) =>
  audience === 'any' ? [] : aliases.map((word) => [word, kind, audience] as const),
);

test.each(reserved)('answer() lists for %j the %s for %s first', (word, kind, audience) => {
  const [first] = answered(word);
  const place = college.places.find(({ id }) => id === first);
  expect(place).toMatchObject({ kind, category: expect.stringMatching(new RegExp(`\\.${audience}$`)) });
});

test.each([
  ['నీళ్ళు', 'water'],
  ['మరుగుదొడ్డి', 'toilet'],
  ['శౌచాలయం', 'toilet'],
  ['ల్యాబ్', 'lab'],
  ['प्रयोगशाला', 'lab'],
  ['प्रिंसिपल', 'principal'],
  ['మైదానం', 'playground'],
  ['మెట్లు', 'stairs'],
  ['सीढ़ियां', 'stairs'],
  ['सीढ़ी', 'stairs'],
  ['बाथरूम', 'toilet'],
  ['బాత్రూమ్', 'toilet'],
  ['बाहर', 'exit'],
  ['నీరు', 'water'],
  ['தண்ணீர்', 'water'],
  ['கழிப்பறை', 'toilet'],
  ['லிஃப்ட்', 'lift'],
  ['वॉशरूम', 'toilet'],
  ['वाशरूम', 'toilet'],
  ['टॉइलेट', 'toilet'],
  ['టాయిలెట్లు', 'toilet'],
  ['వాష్‌రూమ్', 'toilet'],
  ['వాష్ రూమ్', 'toilet'],
  ['पेयजल', 'water'],
  ['మంచి నీళ్ళు', 'water'],
  ['మంచినీరు', 'water'],
  ['త్రాగునీరు', 'water'],
  ['వాటర్', 'water'],
  ['एलिवेटर', 'lift'],
  ['ఎలివేటర్', 'lift'],
  ['एग्ज़िट', 'exit'],
  ['ఎగ్జిట్', 'exit'],
  ['गेट', 'gate'],
  ['మెయిన్ గేట్', 'gate'],
  ['వర్క్‌షాప్', 'workshop'],
  ['వర్క్ షాప్', 'workshop'],
  ['वर्कशॉप', 'workshop'],
  ['कार्यशाला', 'workshop'],
  ['प्रिन्सिपल', 'principal'],
  ['प्रधानाचार्य', 'principal'],
  ['ప్రిన్సిపాల్', 'principal'],
  ['ప్రధానాచార్యులు', 'principal'],
  ['neellu ekkada undi', 'water'],
  ['marugudoddi', 'toilet'],
  ['bathroom ekkada', 'toilet'],
  ['bathroom kahan hai', 'toilet'],
  ['toilet kaha h', 'toilet'],
  ['metlu', 'stairs'],
  ['prayogshala', 'lab'],
])('answer() lists for %j the same as for %j', (word, english) => {
  expect(answered(word).toSorted()).toEqual(answered(english).toSorted());
});

test.each([
  ['कक्षा', 'classroom'],
  ['తరగతి', 'classroom'],
  ['kaksha', 'classroom'],
  ['tharagathi', 'classroom'],
  ['తరగతి గది', 'classroom'],
  ['క్లాస్‌రూమ్', 'classroom'],
  ['विभाग', 'department'],
  ['విభాగం', 'department'],
])('answer() lists for %j all that %j finds', (word, english) => {
  expect(answered(word)).toEqual(expect.arrayContaining([...answered(english)]));
});

test.each(['toilette', 'toilettes', 'toilett', 'tualet', 'toilat', 'tolet', 'washrum', 'bathrum', 'lavatry'])(
  'answer() lists every toilet for %j',
  (word) => {
    expect(answered(word).toSorted()).toEqual(answered('toilet').toSorted());
  },
);

test.each([
  ['biblioteca', 'central-library'],
  ['Bibliothek', 'central-library'],
  ['bibliothèque', 'central-library'],
  ['cantina', 'canteen'],
  ['mensa', 'canteen'],
  ['parking', 'parking'],
  ['Parkplatz', 'parking'],
  ['పార్కింగ్', 'parking'],
  ['గ్రంథాలయం', 'central-library'],
  ['పుస్తకాలయం ఎక్కడ', 'central-library'],
  ['ग्रंथालय कहाँ है', 'central-library'],
  ['pustakalaya', 'central-library'],
  ['భోజనశాల', 'canteen'],
  ['भोजनालय', 'canteen'],
  ['ఆఫీసు', 'administration-block'],
  ['ऑफिस', 'administration-block'],
  ['bicycle', 'parking'],
  ['bycicle', 'parking'],
  ['badminton', 'help-other-sports'],
  ['ग्रन्थालय', 'central-library'],
  ['గ్రంధాలయం', 'central-library'],
  ['खाना', 'canteen'],
  ['परीक्षा', 'room-103'],
  ['పరీక్ష', 'room-103'],
  ['పరీక్షలు', 'room-103'],
  ['ಪರೀಕ್ಷೆ', 'room-103'],
  ['പരീക്ഷ', 'room-103'],
  ['தேர்வு', 'room-103'],
  ['pariksha', 'room-103'],
  ['परीक्षा विभाग', 'room-103'],
  ['परीक्षा हॉल', 'room-447'],
  ['పరీక్ష గది', 'room-447'],
  ['फीस', 'room-101'],
  ['ఫీజు', 'room-101'],
  ['registrar', 'room-101'],
  ['registrar office', 'room-101'],
  ['ఆట స్థలం', 'playing-field'],
  ['ఆటస్థలం', 'playing-field'],
  ['खेल का मैदान', 'playing-field'],
  ['lathe', 'room-115'],
  ['lathes', 'room-115'],
  ['lathe machine', 'room-115'],
  ['meeting room', 'help-meeting-room'],
  ['conference room', 'help-meeting-room'],
  ['లైబ్రరీ ఎక్కడ ఉంది', 'central-library'],
  ['క్యాంటీన్', 'canteen'],
  ['కాంటీన్', 'canteen'],
  ['कैन्टीन', 'canteen'],
  ['लाईब्रेरी', 'central-library'],
  ['लायब्रेरी', 'central-library'],
  ['గ్రంథాలయము', 'central-library'],
  ['आफिस', 'administration-block'],
  ['కార్యాలయము', 'administration-block'],
  ['ఫీజులు', 'room-101'],
  ['ప్రిన్సిపాల్ ఆఫీసు', 'room-104'],
  ['प्राचार्य कार्यालय', 'room-104'],
  ['ऑडिटोरियम', 'auditorium'],
  ['స్టాఫ్ రూమ్', 'room-107'],
  ['स्टाफ रूम', 'room-107'],
  ['हॉस्टल', 'help-hostel'],
  ['छात्रावास', 'help-hostel'],
  ['హాస్టల్', 'help-hostel'],
  ['వసతిగృహం', 'help-hostel'],
  ['बस स्टैंड', 'help-bus'],
  ['బస్సు ఎక్కడ', 'help-bus'],
  ['బస్ స్టాప్', 'help-bus'],
  ['நூலகம் எங்கே', 'central-library'],
  ['கேண்டீன்', 'canteen'],
  ['library ekkada undi', 'central-library'],
  ['scholarship', 'room-101'],
  ['fees', 'room-101'],
  ['tc', 'room-101'],
  ['marks memo', 'room-103'],
  ['hall ticket', 'room-103'],
  ['hal ticket', 'room-103'],
  ['clerk', 'room-101'],
  ['evacuation', 'help-assembly-point'],
  ['warden', 'help-hostel'],
  ['timetable', 'help-timetables'],
  ['feel dizzy', 'help-first-aid'],
  ['library kaha h', 'central-library'],
  ['lost id card', 'help-lost-property'],
  ['placement office', 'room-465'],
  ['principal cabin', 'room-104'],
  ['laundry', 'help-laundry'],
  ['post office', 'help-post-office'],
  ['director', 'help-officers'],
  ['nss', 'help-clubs'],
  ['mother feeding room', 'help-childcare'],
  ['parking near main gate', 'parking'],
])('answer() finds for %j the place %s', (word, id) => {
  expect(answered(word)[0]).toBe(id);
});

test.each([
  ['पार्किङ', 'Parking'],
  ['लाइबेररीस', 'Central Library'],
])('answer() is not certain that %j, a word without its vowels, is a misspelled %j', (word, title) => {
  expect(engine.answer(word)).toMatchObject({
    kind: 'none',
    nearest: expect.arrayContaining([expect.objectContaining({ title })]),
  });
});

test.each([
  ['G12', 'No room G12.'],
  ['east garden xyzzy', 'No match for "xyzzy".'],
  ['north lift', undefined],
])('answer() reports for %j: %s', (query, interpretation) => {
  expect(engine.answer(query)).toMatchObject({ interpretation });
});

test.each(['prof kapoor', 'kapoor', 'prof reddy', 'prof sharma'])(
  'suggest() names for %j the people whom answer() lists, in their order',
  (query) => {
    expect(engine.suggest(query).suggestions.map(({ id }) => id)).toEqual(answered(query));
  },
);

test('answer() to a request is the answer to its words', () => {
  const names = [
    ...college.places.map(({ name }) => name),
    ...words.map(([word]) => word),
    'libary',
    'civl',
    '41',
  ];
  const others = names.flatMap((name) =>
    ['where is the %', 'How do I get to the %', 'i need to go to %', '% please']
      .map((request) => request.replace('%', name))
      .filter((request) => !isDeepStrictEqual(engine.answer(request), engine.answer(name))),
  );
  expect(others).toEqual([]);
});
