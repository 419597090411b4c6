/** The program on a device: installing it, new versions, what other programs share with it. */
export const program = {
  'program.new_version': 'A new version is ready. Drafts and messages on their way are kept.',
  'program.update': 'Update',
  'program.later': 'Later',
  'program.install_offer':
    'Put {product} on this device: it opens from the home screen, and without a network too.',
  'program.install': 'Install',
  'program.no_thanks': 'No, thanks',
  'program.device': 'On this device',
  'program.installed': '{product} is installed on this device.',
  'program.install_text': 'As an app it opens from the home screen, and without a network too.',
  'program.install_by_menu':
    'To install it, open the share menu of the browser and choose “Add to Home Screen”.',
  'program.install_elsewhere':
    'This browser offers no installation here. Many browsers have it in their menu.',
  'program.shared': 'Shared with {product}',
  'program.shared_nothing': 'Nothing has arrived',
  'program.shared_nothing_text': 'Share it again from the other app.',
} as const;
