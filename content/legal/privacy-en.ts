import type { LegalText } from './legal-text.ts';

export const privacyInEnglish: LegalText = {
  intro:
    '{product} is a place to think aloud, so people write personal things here. This page says what is stored, who can read it, how long it stays, and what you can do about it. There are no advertisements, no tracking and no selling of data.',
  parts: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      body: [
        '{product} is software that anybody can run on a server of their own. The person or organisation that runs this server decides what happens with its data and is responsible for it under data protection law. On these pages they are called the operator. Above you see the name and address that the operator gave.',
        'The authors of the software run nothing here. The software sends them nothing, and they have no access to this server.',
      ],
    },
    {
      id: 'stored',
      heading: 'What is stored',
      body: [
        [
          'Your account: username, name, e-mail address and whether it was verified, a one-way hash of your password (never the password itself), language, time zone, settings, plan, when the account was opened, and which version of these texts you agreed to.',
          'The ways into your account, as far as you set them up: the key of an authenticator app, encrypted; hashes of backup codes; of each passkey its name, its public half and when it was last used, while its secret half, your fingerprint and your face stay on your device; and the number by which Google knows you.',
          'What you add to your profile: a picture, a line about yourself, and what the guide may know.',
          'What you write and send: chats with the guide and with people, drafts, reactions, pictures, voice messages and their transcripts, cards that you draw or make, choices and reflections in journeys, opinions, reports, and feedback, which the operator also gets by mail with your username.',
          'What comes of it: actions, insights, meetings with their participants, folders, reminders, and the notes and goals that you let the guide remember.',
          'Whom you know here: connections, requests, blocks, groups and invitations.',
          'What the program needs: notifications, how many answers of the guide you used each day, how far you have read, and for each device on which you are signed in its browser’s name and when it was last used, and, where you turned on notifications for a device, the address of its browser at a push service, the keys for it and a name.',
          'What your messages may say about danger to you or others. The program looks for such words itself, and keeps what it found with the message, so that the replies that follow fit. Nobody is notified of it.',
        ],
        'Of pictures, the place, the camera and other hidden details are removed before they are stored.',
        'What you write may concern your health, beliefs or intimate life. You decide what you write; nothing of the kind has to be given. Please write about other people with care.',
        'The program writes no network addresses (IP) into its database or its log. To stop floods of requests it counts them by network address, in memory, for a day at most. Its log holds the number of your account, which part of the program was called, when, and with what result, but nothing that you wrote. A web server that the operator has put in front of the program may keep a log of its own.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Why',
      body: [
        'To provide what you came for: your chats, answers, cards, meetings and reminders. That is the agreement between you and the operator.',
        'To keep the place safe: to notice stolen sign-ins, to stop floods, and to decide about reports. That is a legitimate interest of the operator and of everybody here.',
        'To send words to the provider of an AI model, only by your consent, as described below.',
        'For nothing else. No profile of you is made for others, and nothing is decided about you by a machine alone that has legal effect.',
      ],
    },
    {
      id: 'readers',
      heading: 'Who can read what',
      body: [
        [
          'Everybody with an account here who knows your username, or meets you in a group, can see it with your name and your picture. The line about yourself is seen by your connections and by people who share a chat with you. Others find you by name only if you allow it in your profile. Somebody who knows your verified e-mail address can send you a request with it.',
          'Your connections see your own cards and your opinions on cards, and, if you allow it, that you are here. An opinion on a picture is seen by those who see the picture.',
          'Messages to people are read by the members of that chat, and what they read they can copy and pass on. Chats with the guide alone are read by nobody else, unless you share one by a link: then everybody who has the link can read it as it was, without your name, until the link ends.',
          'What you reported, and what you wrote about it, is read by the operator. The people concerned are not shown who reported.',
          'The operator runs the computer on which everything is stored. Messages are not end-to-end encrypted, so a person with access to that computer or to its backups can technically read them.',
        ],
      ],
    },
    {
      id: 'provider',
      heading: 'The guide and AI',
      body: [
        'The built-in guide is a part of the program. It answers on this server, and nothing of yours goes elsewhere for it.',
        'The operator can connect a model of an AI provider instead. Its name is shown at the top of this page and wherever you write to the guide. Before anything of yours goes there you are asked once, and without your consent nothing does. With it the provider gets what is needed for an answer: your messages to the guide, and in chats where the guide is asked also other messages of yours; pictures and recordings that you give it; your name, language and time zone; and in chats with the guide alone, what the guide may know and remember. The same holds for titles, translations, summaries and transcripts.',
        'You can take your consent back in your profile at any time, where you also see when you gave it. From then on nothing more is sent. What was sent before is with the provider, under its own terms; it may be in another country.',
        'In groups, messages of members who have not consented are left out of what a provider gets.',
      ],
    },
    {
      id: 'services',
      heading: 'Other services',
      body: [
        [
          'Mail: links to verify your address and to restore your password, security notices, and, as long as you leave them on, reminders, invitations to meetings, and a summary of notifications that you have not seen, with names of people and titles of chats. They go through the mail server that the operator has set up, if there is one. A mail about a meeting holds its title, its time and the name of the organiser.',
          'Google: if the operator has set it up and you choose to sign in with it, Google learns that you sign in here, and gives this server the number of your account there, your e-mail address and your name. Nothing else of you goes there for it.',
          'Storage: the operator can keep the database and files with a hosting company, which then works on the operator’s behalf.',
          'Speech: if you dictate with your browser’s own speech recognition, the browser may send the sound to its maker. You are asked before the first time.',
          'Notifications on a device: if you turn them on, they go, encrypted for that device, through the push service of the browser’s maker, such as Google, Mozilla or Apple. It learns that one comes and when, and not its words.',
          'Calendars: if you give the private address of your meetings to another calendar, that service reads them until you change or end the address.',
          'Payments: if the operator has set them up and you subscribe, you pay on pages of Stripe, who alone sees your card. Stripe gets your name here, your verified e-mail address, your language and the number of your account. This server keeps the number of your customer there, your plan, and whether it is paid. When your account is deleted, so is the customer; receipts that the law has Stripe or the operator keep stay with them.',
        ],
        'The pages load nothing from other companies: fonts, pictures and scripts come from this server.',
      ],
    },
    {
      id: 'browser',
      heading: 'In your browser',
      body: [
        'Three cookies keep you signed in, protect pictures, and protect against forged requests. Two more are there for minutes, while you sign in with a second step or with Google. One more stays for up to 400 days after a sign-in: it lets this server recognise the device, so that strangers who guess your password don’t slow your own sign-in down. The browser’s storage keeps your sign-in, your language and appearance, drafts, and messages that wait for the network; and, so that you can read without one, the program itself and what you opened last: lists, up to 30 chats with small pictures, cards, actions and meetings, for up to 30 days. All are needed for what you use; none follows you elsewhere. When you sign out, everything is deleted except that one, the program itself, and language, appearance and text size.',
      ],
    },
    {
      id: 'duration',
      heading: 'How long it stays',
      body: [
        [
          'Account, chats, cards, actions and the rest: until you delete them, or the account is deleted, 7 days after you asked for it.',
          'A copy of all your data that you asked for: 7 days, or until you delete it.',
          'A chat that you delete as its owner: it can be brought back for 30 seconds and is gone a few minutes later. A one-to-one chat that you remove from your list keeps its messages.',
          'A message that you delete for everyone: its words, picture and recording are gone at once, and a placeholder stays. Their files follow within about two hours, unless another message shows them.',
          'Records by which your devices catch up after a break, which may repeat what was written: 7 days. Answers to repeated requests: 2 days.',
          'Temporary chats: one day.',
          'Sign-ins: at most 31 days, and one day after you sign out.',
          'Notifications: 90 days.',
          'Links in mails: up to 2 days. A new e-mail address that waits for the present one to agree: at most 8 days. The link that takes it back after that: 7 days, for which the address before is kept. Invitation links of people: 7 days, those of the operator: 14 days. Links to shared chats: as long as you chose, or until you end them.',
          'A username that you gave up is held for you for 90 days.',
          'What you try on the first page without an account: it is not stored.',
        ],
        'Before an update the program keeps a copy of the database, of which the newest five stay, and the operator may make backups. What you deleted can be in such copies until they are replaced.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: [
        'Depending on where you live, you may have the right to learn what is stored about you, to have it corrected or deleted, to get it in a common format, to object, and to take consent back. This is what you can do yourself:',
        [
          'See and change your profile, settings, memory and consent in your profile.',
          'Get a copy of everything at once as a ZIP file, save each chat as PDF, Markdown or JSON, and your timeline as Markdown.',
          'Delete your account.',
          'Delete chats of yours, messages to people, cards, actions, insights, meetings, notes and shared links.',
          'Change your e-mail address and your password, and the ways into your account.',
          'See the devices on which you are signed in, and end the sign-in of one, or of all others.',
        ],
        'If you delete your account, it closes at once: you are signed out everywhere, and others do not see you any more. For 7 days you can restore it by signing in. Then everything that is yours is deleted, also pictures, voice messages, reactions and opinions that others see. What you wrote in chats with others stays there without your name, and groups of yours go on with another member. Only the number of the account and the day of its deletion stay, so that a restored backup deletes it again.',
        'For everything else, write to the operator.',
        'You can also complain to the data protection authority of the place where you live.',
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      body: [
        '{product} is for people of 16 and older. If you learn that somebody younger has an account, please write to the operator.',
      ],
    },
    {
      id: 'safety',
      heading: 'How data is protected',
      body: [
        'Passwords are stored as Argon2 hashes, links and sign-ins as hashes as well. Every request is checked for whether this person may see this thing at this moment. Whether the connection to this server is encrypted, and who can enter the computer, is up to the operator. No protection is perfect.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'This text has a date, which is its version. When something important changes, there is a new version, and everybody who is signed in is asked about it.',
      ],
    },
  ],
};
