// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionContent } from './OptionContent.tsx';

test('OptionContent isolates the direction of the name and of the location', () => {
  render(<OptionContent title="مكتبة 2" where="الطابق الأول, west wing" />);
  for (const text of ['مكتبة 2', 'الطابق الأول, west wing'])
    expect(screen.getByText(text).tagName).toBe('BDI');
});
