export const plans = {
  'plans.title': 'Plans',
  'plans.intro': 'What each plan holds, what it costs, and where you are.',
  'plans.intro_visitor': 'What each plan holds and what it costs. Free needs no card.',
  'plans.interval': 'Billing period',
  'plans.monthly': 'Monthly',
  'plans.yearly': 'Yearly, two months free',
  'plans.list': 'The plans',
  'plans.price_always': 'always',
  'plans.price_month': 'a month',
  'plans.price_year': 'a year',
  'plans.saves': 'Two months free: {amount} less than month by month.',
  'plans.limit_answers':
    '{count, plural, one {1 guide answer a day} other {# guide answers a day}}',
  'plans.limit_analyses':
    '{count, plural, one {1 image analysis a day} other {# image analyses a day}}',
  'plans.limit_group_size': 'Groups of up to {count, number}',
  'plans.limit_storage': '{size} of storage',
  'plans.current': 'Current plan',

  'plans.choose': '{plan, select, plus {Choose Plus} pro {Choose Pro} other {Start with Free}}',
  'plans.try': '{days, plural, one {Try {plan} for a day} other {Try {plan} for # days}}',
  'plans.change': 'Change to {plan}',
  'plans.change_interval': 'Pay {interval, select, year {yearly} other {monthly}}',
  'plans.end': 'Move to {plan}',
  'plans.manage': 'Manage',
  'plans.begins_now': 'Begins at once. Only the difference is charged.',
  'plans.begins_later': 'Begins on {date}. Until then nothing changes.',
  'plans.ends_later': 'At the end of what is paid. Nothing is deleted.',
  'plans.ends_unpaid': 'With the present period, which is not paid yet. Nothing is deleted.',
  'plans.ends_with_trial': 'At the end of the trial. Nothing is charged or deleted.',
  'plans.tried_first': 'Nothing is charged before the trial ends.',
  'plans.stored_more':
    'You keep {size} here. All of it stays; new pictures and voice messages wait until there is room.',
  'plans.wait_pending': 'First keep the subscription as it is; then it can change or end.',
  'plans.wait_payment': 'First pay what is open; then the plan can change.',
  'plans.wait_processing': 'When the payment has arrived, the plan can change.',
  'plans.wait_card': 'First give a card and continue; then the plan can change.',
  'plans.wait_ordered': 'An order is on its way. As soon as it is known, you can choose.',

  'plans.yours': 'Your plan',
  'plans.billing_off': 'Billing is off here. Everybody has {plan}, and nothing is charged.',
  'plans.test_mode': 'Stripe is in test mode here: no money moves.',
  'plans.state_none': 'You have {current}. There is no subscription, and nothing is charged.',
  'plans.state_ordered':
    'Your order of {plan} is on its way. {current} counts until Stripe confirms it.',
  'plans.state_trialing':
    'You are trying {plan} until {trial_ends}. It then continues and is paid for, unless you cancel before.',
  'plans.state_trialing_ends':
    'You are trying {plan} until {ends}. It then ends, and nothing is charged.',
  'plans.state_active': '{plan}, paid {interval, select, year {yearly} other {monthly}}.',
  'plans.state_payment': 'The next payment is {amount}, on {renews}.',
  'plans.state_payment_unknown':
    'The next payment is on {renews}. Its amount is not known here; Stripe shows it under “Invoices”.',
  'plans.state_ends':
    '{plan} is cancelled and ends on {ends}. Until then all of it stays, and you can keep it.',
  'plans.state_next':
    'On {next_at} it becomes {next}, paid {next_interval, select, year {yearly} other {monthly}}.',
  'plans.state_past_due':
    'The last payment failed and is tried again. {plan} counts until {grace}; another card settles it.',
  'plans.state_past_due_over':
    'The last payment failed. {current} counts until it is paid; another card settles it.',
  'plans.state_incomplete':
    'The first payment for {plan} is not made yet. {plan} begins as soon as it is.',
  'plans.state_unpaid':
    'The last payment for {plan} failed, and it is not tried any more. {current} counts until the open invoice is paid.',
  'plans.state_counts_until': '{plan} counts until {grace}, and goes on when it is paid.',
  'plans.state_counts_instead': '{current} counts until {plan} is paid.',
  'plans.state_begins_then': '{plan} begins as soon as it is paid.',
  'plans.state_also_ends': '{plan} is cancelled and ends on {ends}.',
  'plans.state_paused':
    'The trial of {plan} ended without a way to pay, so {current} counts now. Give a card, then continue.',
  'plans.state_canceled':
    '{plan} ended on {ends}. You have {current}; nothing was deleted or hidden.',
  'plans.payment_refunded': 'The last payment was given back.',
  'plans.payment_disputed':
    'The bank was asked to give the last payment back, and has not decided yet.',
  'plans.payment_lost':
    'The bank took the last payment back, so {plan} does not count until there is another payment.',

  'plans.payment_processing':
    'A payment is on its way. This way to pay takes time; you need not pay again.',
  'plans.payment_confirm':
    'The bank asks whether the payment is yours. Confirm it at Stripe; no other card is needed.',

  'plans.invoices': 'Invoices',
  'plans.card': 'Change the card',
  'plans.give_card': 'Give a card',
  'plans.cancel': 'Cancel the subscription',
  'plans.pay': 'Pay at Stripe',
  'plans.confirm': 'Confirm at Stripe',
  'plans.keep': 'Keep {plan}',
  'plans.continue': 'Continue {plan}',
  'plans.kept': '{plan} goes on.',

  'plans.usage': 'What you have used',
  'plans.usage_reset': 'Answers and analyses start again at {time}, your midnight.',
  'plans.storage_over':
    'More is stored than the plan has room for. Nothing is deleted or hidden; new pictures and voice messages wait until there is room.',

  'plans.result': 'What came of it',
  'plans.result_waiting': 'Waiting for Stripe’s confirmation. This page changes by itself.',
  'plans.result_paid': 'Thank you. {plan} is yours from now on.',
  'plans.result_trial': 'Your trial of {plan} has begun.',
  'plans.result_changed':
    'You have {plan} now, paid {interval, select, year {yearly} other {monthly}}.',
  'plans.result_later': 'On {next_at} it becomes {next}. Until then nothing changes.',
  'plans.result_unchanged':
    'No change has arrived. One that you confirmed at Stripe shows here within a minute; else everything is as it was.',
  'plans.result_cancelled': 'You came back without paying. Nothing was charged.',
  'plans.result_slow':
    'Stripe has your order, but this way to pay takes time. {plan} begins when the money arrives, and you are notified.',
  'plans.result_open':
    'The payment was not finished, and nothing was charged. Choose again to go on.',
  'plans.result_expired':
    'The time for this payment ran out, and nothing was charged. Choose again to go on.',
  'plans.result_late':
    'The confirmation has not arrived. Nothing is lost: ask again, or look here later. If it is still missing after an hour, write to us.',
  'plans.result_missing':
    'This order is not known here, and nothing changed. If you paid for it, write to us.',
  'plans.result_write': 'Write to us',
  'plans.ask_again': 'Ask again',
  'plans.back': 'Back to where you were',

  'plans.now_title': 'What changes, and when',
  'plans.now_up':
    'A larger plan, or a year instead of a month, begins at once. What is paid already counts, so only the difference is charged.',
  'plans.now_down':
    'A smaller plan, or a month instead of a year, begins at the next payment. Until then you keep what you paid for.',
  'plans.now_cancel':
    'Cancelled, a plan stays until the end of what is paid. Until that day one button keeps it.',
  'plans.now_smaller':
    'A smaller plan hides and deletes nothing, also where you have stored more than it has room for.',

  'plans.questions': 'Questions and answers',
  'plans.q_counts': 'What counts as an answer?',
  'plans.a_counts':
    'Only one that was delivered. The count starts again at midnight in your time zone, and an answer in progress is never cut.',
  'plans.q_group': 'Whose plan counts in a group?',
  'plans.a_group':
    'How many can be in it depends on the owner’s plan. An answer of the guide counts for the person who asked.',
  'plans.q_card': 'Who sees my card?',
  'plans.a_card':
    'Only Stripe, on pages of its own. This server learns what was paid, never a card number.',
  'plans.q_receipt': 'Where are receipts and invoices?',
  'plans.a_receipt': 'Under “Invoices” on this page. A mail comes with each payment.',
  'plans.q_failed': 'What if a payment fails?',
  'plans.a_failed':
    '{days, plural, =0 {It is tried again. The limits of the plan for everybody count until it is paid; nothing is deleted.} one {It is tried again, and you are notified. The plan counts for a day more; after that the limits are smaller until it is paid. Nothing is deleted.} other {It is tried again, and you are notified. The plan counts for # days more; after that the limits are smaller until it is paid. Nothing is deleted.}}',
  'plans.q_trial': 'How does the trial work?',
  'plans.a_trial':
    '{days, plural, one {The first subscription begins with a free day.} other {The first subscription begins with # free days.}} You give a card and are notified before they end. Cancelled before, nothing is charged.',
  'plans.q_tax': 'Are taxes included?',
  'plans.a_tax': 'Stripe works out the tax of your country and shows it before you pay.',
  'plans.a_tax_none': 'The price shown is what is charged. No tax is added.',
  'plans.q_code': 'Where do I enter a promotion code?',
  'plans.a_code': 'On Stripe’s page, before you pay.',
  'plans.q_away': 'What if I delete my account?',
  'plans.a_away': 'The subscription ends with it, and nothing more is charged.',
} as const;
