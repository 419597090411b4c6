import { useEffect } from 'react';
import fields from '#web/features/account/FieldGroup.module.css';
import {
  canInstall,
  install,
  installsByMenu,
  isInstalled,
  listenToInstall,
} from '#web/platform/install.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Smartphone } from '#web/ui/icons.ts';
import { Surface } from '#web/ui/Surface.tsx';

/** The lasting place of the installation, for people who did not want it when it was offered. */
export function InstallSection() {
  const text = useText();
  const { language } = useLanguage();
  const byPress = useStore(canInstall);
  useEffect(listenToInstall, []);
  const product = productNameIn(language);
  return (
    <Surface as="section" padded className={fields.group} aria-labelledby="installation">
      <SectionHeading id="installation">{text('program.device')}</SectionHeading>
      <p>{isInstalled() ? text('program.installed', { product }) : text('program.install_text')}</p>
      {byPress && (
        <div>
          <Button variant="tint" icon={<Smartphone aria-hidden />} onClick={() => void install()}>
            {text('program.install')}
          </Button>
        </div>
      )}
      {!byPress && !isInstalled() && (
        <p>{text(installsByMenu() ? 'program.install_by_menu' : 'program.install_elsewhere')}</p>
      )}
    </Surface>
  );
}
