import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ToolFrame } from './tool-frame.tsx';

const fields = { isKept: false, isLost: false, forget: () => {} };

function drawn(...kept: (typeof fields)[]): string {
  return renderToStaticMarkup(
    <ToolFrame title="Salt mix" text="Grams of salt." kept={kept}>
      fields
    </ToolFrame>,
  );
}

it('LEARN-11 a tool says that entries are kept only where all of them are', () => {
  const kept = { ...fields, isKept: true };
  expect(drawn(fields)).not.toContain('your entries');
  expect(drawn(fields, kept)).toContain('Your entries are kept on this device.');
  const unkept = drawn(kept, { ...fields, isLost: true });
  expect(unkept).toContain('This device does not keep your entries.');
  expect(unkept).not.toContain('are kept on this device');
});
