const digits = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const decades = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const units = `|${digits}|${teens}`.split('|');
const tens = `||${decades}`.split('|');
const spoken = new RegExp(
  `\\b(${digits})(?= hundred|[ -](?:${decades}|${teens})\\b)(?: hundred(?: and)?)?(?:[ -](${decades}))?(?:[ -](${digits}|${teens}))?\\b`,
  'gi',
);
const greeting = "hi|hello|hey|excuse me|sorry|please|pls|plz|kindly|i(?: a|['’])?m lost(?:,? and)?";
const way =
  'how far(?: away)? is(?: it (?:to|from))?|how (?:do|can|should) (?:i|we) (?:get|go|reach)(?: to)?|(?:take|lead|guide) me to|(?:go )?back to|in front of';
const wish = "(?:(?:i|we) |i['’]d )?(?:need|want|would like|like) to (?:go|get|come) to";
const question =
  "where(?: is|['’]?s| are)|(?:(?:i am|i['’]?m|we are|we['’]re) )?looking for|(?:show me )?all|(?:[oi]n )?(?:which|what) (?:floor|block|building|wing) (?:is|are|has)";
/** Before what is wanted; not before the question for a person: `where is dr rao sitting`. */
const request = new RegExp(
  `^(?:(?:${greeting}|${way}|${wish}|${question}),? (?:the )?)+(?=\\S)(?!.* sit)`,
  'i',
);

/** What is said and not typed, and what is searched for instead. */
const sayings: readonly (readonly [said: RegExp, meant: string])[] = [
  // Courtesy at the end, with all that follows it.
  [/(?:^|[\s,.;?!])thank(?:s| you)\b.*$/is, ''],
  // Said in thought, unless the Portuguese digit: `sala um dois`.
  [/(?<!\S)(?:u[hm]|erm),? (?!um|zero|dois|tr[eê]s|quatro|cinco|se[it]|oito|nove)/gi, ''],
  // Hindi: `main 215 me hu, library kaise jau`.
  [
    /^(?:main?|mein|hum) (.{1,40}?) (?:me|mein|pe|par|ke paas) (?:khad[aie] )?(?:hu|hun|hoon|hain)\b/i,
    'i am at $1,',
  ],
  [/^(.{1,40}) tak (?:kaise \S+ )?(.{1,40}) se$/i, '$1 from $2'],
  [/^(.{1,40}) ke paas (?!hai)(.+)$/is, '$2 near $1'],
  // A floor is no start of a route; of a kind, as in `need a toilet`, it says where.
  [/^i(?: a|'|’)?m on (?:the )?\S+ floor,? (?:and )?(?=.* to (?:go|get|reach) )/i, ''],
  [request, ''],
  [/(?<!\S)(?:for )?(disabled|handicap(?:ped)?|wheel ?chair) (?:people|persons?|users?)(?!\S)/gi, 'for $1'],
  [/(?<![\s,])[\s,]+(?:please|pls|plz)[\s.!?]*$/i, ''],
  // The title, unless a doctor is wanted: `doctor please`.
  [/(?<!\S)doctor (?!(?:please|chahiye|here|near|in|on|at|is|and|or|to|for|now)(?!\S))(?=\p{L})/giu, 'dr '],
  [/(?<=\d[a-z]?)(?:\s+(?:too|two)\s+|\s?to\s?)(?=\d)/gi, ' to '],
  [/(?<!\S)(from|to):/gi, '$1'],
  // The time of an appointment, and what is true of all.
  [/(?<!\S)(?:(?:at|by|before|after) )?\d{1,2}(?::\d\d(?: ?[ap]m)?| ?[ap]m)(?![^\s,.])/gi, ''],
  [/(?<=\S) (?:in|on|inside) (?:the |this |your )?(?:building|campus|college)[\s.?!]*$/i, ''],
];

/**
 * What a sentence, spoken or typed, searches for: `room 205` for `where is room two hundred and five please`, `dr rao` for `um
 * doctor rao`, `205 to 447` for `205 two 447`, `ECE` for `which floor is ECE`.
 */
export function toPlainQuery(query: string): string {
  return sayings
    .reduce((text, [said, meant]) => text.replace(said, meant), query)
    .replace(spoken, (_, hundred: string, ten = '', unit = '') => {
      const [hundreds, ones] = [hundred, unit].map((word) => units.indexOf(word.toLowerCase()));
      return String(
        100 * Number(hundreds) + 10 * Math.max(0, tens.indexOf(ten.toLowerCase())) + Number(ones),
      );
    })
    .trim();
}
