import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test.each([
  ['Room230A', ['room', '230a']],
  ['R-230', ['r', '230']],
  ['140-141', ['140', '141']],
  ['2nd floor Labs', ['2nd', 'floor', 'lab']],
  ['CSE(AI&ML)', ['cse', 'ai', 'ml']],
  ['Gate2', ['gate', '2']],
  ["Principal's Office", ['principal', 'office']],
  ['007', ['7']],
  ['CAFÉ ﬁrst', ['cafe', 'first']],
  ['计算机实验室 2', ['计算', '算机', '机实', '实验', '验室', '室', '2']],
  ['IT実験室', ['it', '実験', '験室', '室']],
  ['コンピュータ', ['コン', 'ンヒ', 'ヒュ', 'ュー', 'ータ', 'タ']],
  ['قاعة الحاسوب والمكتبة للطالب', ['قاعه', 'حاسوب', 'مكتبه', 'طالب']],
  ['الى مكتبـــة أحمد', ['الي', 'مكتبه', 'احمد']],
  ['class glass us', ['class', 'glass', 'us']],
  ['\u202e\u0000 ☃ ---', []],
])('tokenize() splits %j', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});
