import { type Primitive, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useLayer } from './layers.ts';

const withoutStop = { viewportProps: { tabIndex: -1 } };

/** One of several choices, whose list going back closes before anything under it. */
export function SelectField<Value extends Primitive = string>(props: SelectProps<Value>) {
  const [opened, setOpened] = useState(false);
  useLayer(opened, () => setOpened(false));
  return (
    <Select
      {...props}
      // A browser lets Tab into a list that scrolls; leaving the field closes it, and the focus would be nowhere.
      scrollAreaProps={withoutStop}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
    />
  );
}
