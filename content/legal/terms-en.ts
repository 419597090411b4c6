import type { LegalText } from './legal-text.ts';

export const termsInEnglish: LegalText = {
  intro:
    'These are the rules for using {product} on this server. They are short, and meant to be read. They hold between you and the operator, who runs this server.',
  parts: [
    {
      id: 'emergency',
      heading: 'Not an emergency service',
      body: [
        '{product} is no emergency service, no crisis line and no treatment. No person reads along, and nobody is sent to you. If you or somebody else is in danger, call the emergency number of the place where you are now, or go to somebody who can help. In Israel these are 101 (ambulance) and 100 (police), and ERAN, 1201, to talk. Elsewhere findahelpline.com lists lines.',
        'The program looks for words that may mean danger, and then shows numbers to call. It misses some, and it is sometimes wrong. It notifies nobody. Do not rely on it.',
      ],
    },
    {
      id: 'guide',
      heading: 'What the guide is',
      body: [
        'The guide is software, not a person. It asks more than it answers, and it can be wrong, misunderstand or invent things. It is no doctor, therapist or lawyer, and nothing it writes is medical, psychological, legal or financial advice. Decide for yourself, and check what matters with somebody who knows.',
        'Who answers, the built-in guide or a model of an AI provider, is shown where you write to it. Words go to a provider only with your consent; the privacy policy says more.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      body: [
        [
          'You are 16 or older.',
          'The account is yours alone. Choose a password that you use nowhere else, and keep it to yourself.',
          'Give an e-mail address that is yours. Without a verified one you can’t restore a lost password.',
          'Do not pretend to be somebody else, the guide or the operator.',
        ],
      ],
    },
    {
      id: 'content',
      heading: 'What you write is yours',
      body: [
        'Everything that you write and upload stays yours. You let the operator store it and show it to the people you meant it for, and process it as the features you use need; nothing more. Other people keep what you sent them.',
        'Upload only what you may share: your own words and pictures, or others’ with their permission. Questions, words and pictures of the built-in decks belong to the software and may be used with it.',
      ],
    },
    {
      id: 'conduct',
      heading: 'With each other',
      body: [
        'People open up here. So please:',
        [
          'Do not threaten, harass, demean or press anybody, and do not sexualise anybody without their consent; never anybody under age.',
          'Do not pass on what somebody told you in confidence.',
          'Do not use {product} for anything illegal, for advertising or to deceive.',
          'Do not attack the server, get around its limits or protections, or read what is not meant for you.',
        ],
      ],
    },
    {
      id: 'reports',
      heading: 'Reports and blocking',
      body: [
        'You can block people, and report pictures, messages, cards and people. What you report is covered for you at once. A picture that several people report is covered for everybody until it is decided. The operator decides, and can remove what was reported; you are notified of the outcome. If the operator has not set up an address, reports are stored and nobody is notified of them.',
        'The operator may end the use of this server by somebody who breaks these rules badly or again and again.',
      ],
    },
    {
      id: 'price',
      heading: 'Plans and limits',
      body: [
        'Your plan limits how many answers of the guide and image analyses you have a day, how many people your groups hold, and how much you can store. Your profile shows what is left. A smaller plan never deletes or hides anything of yours.',
        'Unless the operator has set up payments, nothing is charged here, and nothing can be bought. Where they are set up, the plans and their prices are shown before you subscribe, and Stripe asks for your agreement before anything is charged.',
        'A subscription renews itself by the month or the year until you cancel it, which you can do at any time on the page of your plan; it then counts until the end of what is paid. A dearer plan begins at once and is charged in part, a cheaper one at the next renewal. When a payment fails, it is tried again, and the plan counts for a few more days. What the law where you live grants you, such as a right to withdraw, stays; write to the operator.',
      ],
    },
    {
      id: 'availability',
      heading: 'No promise of availability',
      body: [
        'The server can be slow, be down or lose data, and features can change or end. Save what is important to you: in your profile you can get a copy of everything, and chats can be saved as PDF, Markdown and JSON.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: [
        '{product} is offered as it is. As far as the law allows, the operator is not liable for decisions that you make after using it, for what other people write or do, for answers of the guide, or for lost data.',
        'This does not limit liability that the law does not let anybody limit, such as for intent and gross negligence, for harm to life, body and health, and your rights as a consumer.',
        'The software is free, under the MIT licence, and comes without warranty. Its authors are not a party to these terms.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending',
      body: [
        'You can stop at any time, and delete your chats, other things, or the whole account in your profile; for 7 days you can restore it. The operator may close the server; where possible you should learn of it in time to save what is yours.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'These terms have a date, which is their version. When they change, everybody who is signed in is asked to agree to the new version, and your answer is recorded. Until you agree, the version that you agreed to holds.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and language',
      body: [
        'The law of the place where the operator is at home applies, together with the protection that the law of your own place gives you and that no agreement can take away.',
        'The English and the Hebrew text mean the same. Where they differ, the one that is better for you holds.',
      ],
    },
  ],
};
