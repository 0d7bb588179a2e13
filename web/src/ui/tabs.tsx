import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

/** Tabs with their panels, for places whose tab is nobody else's business. */
export function Tabs({
  label,
  tabs,
  selectedIndex,
  onChange,
}: {
  label: string;
  tabs: readonly { title: ReactNode; key: string; content: ReactNode }[];
  selectedIndex?: number;
  onChange?: (index: number) => void;
}): ReactNode {
  return (
    <TabGroup selectedIndex={selectedIndex} onChange={onChange}>
      <TabList aria-label={label} className="tab-bar">
        {tabs.map((tab) => (
          <Tab key={tab.key} className="tab">
            {tab.title}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="mt-6">
        {tabs.map((tab) => (
          <TabPanel key={tab.key}>{tab.content}</TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
