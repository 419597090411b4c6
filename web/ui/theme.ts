import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { classNames } from './class-names.ts';
import controls from './controls.module.css';

const tokenOf: Record<string, string> = {
  '--mantine-color-body': '--zv-paper-1',
  '--mantine-color-text': '--zv-ink-1',
  '--mantine-color-bright': '--zv-ink-1',
  '--mantine-color-dimmed': '--zv-ink-2',
  '--mantine-color-default': '--zv-paper-0',
  '--mantine-color-default-hover': '--zv-paper-2',
  '--mantine-color-default-color': '--zv-ink-1',
  '--mantine-color-default-border': '--zv-line',
  '--mantine-color-error': '--zv-danger',
  '--mantine-color-placeholder': '--zv-ink-3',
  '--mantine-color-anchor': '--zv-accent',
  '--mantine-color-disabled': '--zv-paper-2',
  '--mantine-color-disabled-color': '--zv-ink-3',
  '--mantine-color-disabled-border': '--zv-line',
  '--mantine-primary-color-filled': '--zv-accent',
  '--mantine-primary-color-filled-hover': '--zv-accent-hover',
  '--mantine-primary-color-contrast': '--zv-on-accent',
  '--mantine-primary-color-light': '--zv-accent-tint',
  '--mantine-primary-color-light-hover': '--zv-accent-tint',
  '--mantine-primary-color-light-color': '--zv-accent-ink',
  '--mantine-color-petrol-filled': '--zv-accent',
  '--mantine-color-petrol-filled-hover': '--zv-accent-hover',
  '--mantine-color-petrol-light': '--zv-accent-tint',
  '--mantine-color-petrol-light-hover': '--zv-accent-tint',
  '--mantine-color-petrol-light-color': '--zv-accent-ink',
  '--mantine-color-petrol-outline': '--zv-accent',
};

const colors = Object.fromEntries(
  Object.entries(tokenOf).map(([name, token]) => [name, `var(${token})`]),
);

/** Points Mantine's variables at our tokens; the tokens themselves change with the theme. */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--zv-lh-body)' },
  light: colors,
  dark: colors,
});

// Mantine asks for ten shades; ours come from the tokens, so each one is the accent.
const petrol = Array<string>(10).fill('var(--zv-accent)') as unknown as MantineColorsTuple;

const layer = (level: string) => `var(--zv-z-${level})`;
const sheet = {
  zIndex: layer('sheet'),
  closeOnClickOutside: true,
  withCloseButton: true,
  transitionProps: { duration: 220, exitDuration: 160 },
  overlayProps: { color: 'var(--zv-scrim)', backgroundOpacity: 1 },
};
const input = {
  classNames: {
    input: controls.input,
    label: controls.label,
    error: controls.error,
    description: controls.help,
  },
};

export const theme = createTheme({
  primaryColor: 'petrol',
  colors: { petrol },
  fontFamily: 'var(--zv-font-ui)',
  fontFamilyMonospace: 'var(--zv-font-mono)',
  fontSizes: {
    xs: 'var(--zv-fs-xs)',
    sm: 'var(--zv-fs-sm)',
    md: 'var(--zv-fs-md)',
    lg: 'var(--zv-fs-lg)',
    xl: 'var(--zv-fs-xl)',
  },
  headings: { fontFamily: 'var(--zv-font-serif)', fontWeight: '560' },
  defaultRadius: 'md',
  radius: {
    xs: 'var(--zv-r-xs)',
    sm: 'var(--zv-r-sm)',
    md: 'var(--zv-r-md)',
    lg: 'var(--zv-r-lg)',
    xl: 'var(--zv-r-sheet)',
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  focusRing: 'never',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Tooltip: {
      defaultProps: { maw: 160, multiline: true, withArrow: false, zIndex: layer('tip') },
    },
    Modal: { defaultProps: { ...sheet, centered: true, radius: 'xl', padding: 'lg' } },
    Drawer: { defaultProps: { ...sheet, padding: 'lg' } },
    Menu: {
      defaultProps: { zIndex: layer('menu'), radius: 'lg', position: 'bottom-end', offset: 4 },
      classNames: {
        dropdown: classNames(controls.dropdown, controls.menu),
        item: controls.menuItem,
        itemSection: controls.menuIcon,
        divider: controls.menuDivider,
        label: controls.menuLabel,
      },
    },
    Popover: {
      defaultProps: { zIndex: layer('menu'), radius: 'lg' },
      classNames: { dropdown: controls.dropdown },
    },
    Combobox: {
      defaultProps: { zIndex: layer('menu') },
      classNames: { dropdown: controls.dropdown, option: controls.menuItem },
    },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Input: input,
    TextInput: input,
    Textarea: { ...input, defaultProps: { autosize: true, minRows: 2 } },
    NumberInput: input,
    Select: { ...input, defaultProps: { comboboxProps: { zIndex: layer('menu') } } },
    NativeSelect: input,
    PasswordInput: {
      classNames: {
        ...input.classNames,
        innerInput: controls.innerInput,
        visibilityToggle: controls.toggle,
      },
    },
    SegmentedControl: {
      defaultProps: { radius: 'xl', withItemsBorders: false },
      classNames: {
        root: controls.segments,
        label: controls.segment,
        indicator: controls.segmentMark,
      },
    },
    Switch: {
      defaultProps: { withThumbIndicator: false },
      classNames: {
        body: controls.choiceBody,
        track: controls.track,
        thumb: controls.thumb,
        label: controls.choiceLabel,
        description: controls.help,
        error: controls.error,
      },
    },
    Checkbox: {
      classNames: {
        body: controls.choiceBody,
        inner: controls.checkboxInner,
        input: controls.checkbox,
        icon: controls.checkboxIcon,
        label: controls.choiceLabel,
        description: controls.help,
        error: controls.error,
      },
    },
    Radio: {
      classNames: {
        body: controls.choiceBody,
        inner: controls.checkboxInner,
        radio: controls.radio,
        label: controls.choiceLabel,
        description: controls.help,
      },
    },
  },
});
