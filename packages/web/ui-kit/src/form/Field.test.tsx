// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { TextInput } from './inputs.tsx';

test('Field connects label and hint with its control', () => {
  render(
    <Field label="Password" hint="At least 8 characters">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(descriptionOf(input)).toEqual(['At least 8 characters']);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('Field describes the control by the error, then the hint, and marks it invalid', () => {
  render(
    <Field label="Password" hint="At least 8 characters" error="Too short">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(descriptionOf(input)).toEqual(['Too short', 'At least 8 characters']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('Field describes the control by the message of a problem, without its ways on', () => {
  const problem = (id: string) => (
    <>
      <p id={id}>No such place</p>
      <button type="button">Choose on the map</button>
    </>
  );
  render(
    <Field label="TO" problem={problem}>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('TO');
  expect(descriptionOf(input)).toEqual(['No such place']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

function descriptionOf(element: HTMLElement): (string | null | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
