import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { NumberField } from './number-field.tsx';
import { pressProps, refuse } from './press-props.ts';
import { Switch } from './switch.tsx';

const OFF: Readonly<Record<string, ReactNode>> = {
  'a busy button': <Button isBusy>Saving…</Button>,
  'a disabled button': <Button disabled>Save</Button>,
  'an icon button': <IconButton label="Close" disabled />,
  'a bound': <NumberField label="Quantity" value={1} min={1} max={9} onChange={() => {}} />,
  'a switch': <Switch label="On" isOn isDisabled onChange={() => {}} />,
};

it.each(Object.entries(OFF))(
  '%s takes no press, and is not disabled for the browser',
  (_what, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
  },
);

it('WEB-03 the ring of a busy button comes before an element, which stays when the page is translated', () => {
  expect(renderToStaticMarkup(<Button isBusy>Saving…</Button>)).toContain('<span>Saving…</span>');
});

it('a button that takes presses says nothing of it', () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).not.toContain('disabled');
});

it('a press that is refused neither does what it would nor sends a form', () => {
  const onClick = vi.fn();
  expect(pressProps(true, onClick).onClick).toBe(refuse);
  expect(pressProps(false, onClick)).toEqual({ onClick });
  const preventDefault = vi.fn();
  refuse({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
});
