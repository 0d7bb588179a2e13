import { useState, type ReactNode } from 'react';
import { Button, LinkButton, type ButtonKind } from '#ui/forms/button.tsx';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CartIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { TrashIcon } from '#ui/layout/later-icons.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { TabBar, tabPanelProps } from '#ui/layout/tab-bar.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Block, Row } from './block.tsx';

const KINDS: readonly ButtonKind[] = ['primary', 'secondary', 'ghost', 'danger'];

const CHOICES = [
  { value: 'fish', label: 'Fish' },
  { value: 'coral', label: 'Coral' },
] as const;

function Buttons(): ReactNode {
  return (
    <Block title="Buttons">
      {KINDS.map((kind) => (
        <Row key={kind} label={kind}>
          <Button kind={kind} size="small">
            Small
          </Button>
          <Button kind={kind}>Medium</Button>
          <Button kind={kind} size="large">
            Large
          </Button>
          <Button kind={kind} isBusy>
            Saving…
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row label="Link as a button, icon buttons">
        <LinkButton to="/design" kind="secondary">
          A link
        </LinkButton>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <IconButton label="Cart">
          <CartIcon />
        </IconButton>
        <IconButton label="Remove" disabled>
          <TrashIcon />
        </IconButton>
      </Row>
    </Block>
  );
}

function Fields(): ReactNode {
  const [text, setText] = useState('');
  const [count, setCount] = useState(2);
  return (
    <Block title="Fields">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="At rest" value={text} onChange={setText} placeholder="Placeholder" />
        <TextField
          label="With a hint"
          hint="Six characters or more"
          value="246810"
          onChange={setText}
          required
        />
        <TextField
          label="With an error"
          error="Please enter a valid email address"
          value="reef@"
          onChange={setText}
        />
        <TextField label="Disabled" value="Not now" onChange={setText} disabled />
        <TextField label="Read only" value="buyer@reef.test" onChange={setText} readOnly />
        <NativeSelect label="Select" value="fish" options={CHOICES} onChange={setText} />
        <NumberField
          label="Quantity"
          hint="Max 5"
          value={count}
          min={1}
          max={5}
          onChange={setCount}
        />
        <NumberField label="Disabled quantity" value={1} isDisabled onChange={setCount} />
        <TextArea label="Several lines" value={text} onChange={setText} />
      </div>
    </Block>
  );
}

function Choices(): ReactNode {
  const [isOn, setIsOn] = useState(true);
  const [choice, setChoice] = useState<'fish' | 'coral'>('fish');
  return (
    <Block title="Choices">
      <div className="grid max-w-xl gap-4">
        <Switch label="On" hint="Takes effect at once" isOn={isOn} onChange={setIsOn} />
        <Switch label="Off" isOn={!isOn} onChange={() => setIsOn(!isOn)} />
        <Switch label="Disabled" isOn={false} isDisabled onChange={setIsOn} />
      </div>
      <Row label="Segmented toggle">
        <SegmentedToggle label="Kind" value={choice} options={CHOICES} onChange={setChoice} />
      </Row>
      <div className="mt-6">
        <TabBar
          id="design"
          label="Tabs"
          value={choice}
          items={CHOICES.map((item, index) => ({ ...item, count: index === 0 ? 32 : null }))}
          onChange={setChoice}
        />
        <p className="mt-3 text-sm" {...tabPanelProps('design', choice)}>
          The panel of {choice}.
        </p>
      </div>
    </Block>
  );
}

/** Buttons, fields and choices in their states. */
export function ControlsPart(): ReactNode {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
    </>
  );
}
