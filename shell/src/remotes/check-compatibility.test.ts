// @vitest-environment jsdom
import { collegeFormats, contractVersion, productFacts } from '@campusway/contract';
import { provideCollege } from '@campusway/platform';
import { expect, test } from 'vitest';
import { checkCollege } from './check-compatibility.ts';

const module = (read?: readonly number[]) => ({
  contract: contractVersion,
  pages: {},
  collegeFormats: read,
});
const serve = (formats?: readonly number[]) =>
  provideCollege({ version: String(formats), formats, facts: productFacts, parts: {}, files: {} });

test('checkCollege() accepts a module that reads a format of the college, or does not name its formats', () => {
  serve([...collegeFormats.read, 99]);
  expect(() => checkCollege('mfe-a', module([98, 99]))).not.toThrow();
  expect(() => checkCollege('mfe-a', module())).not.toThrow();
});

test('checkCollege() refuses a module that reads no format of the college', () => {
  serve(collegeFormats.read);
  expect(() => checkCollege('mfe-a', module([98]))).toThrow('built for version 98 of the college data');
});

test('checkCollege() refuses a college that the shell itself cannot read', () => {
  serve([99]);
  expect(() => checkCollege('mfe-a', module([99]))).toThrow('this site has version 99');
});
