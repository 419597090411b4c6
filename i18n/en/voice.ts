export const voice = {
  'voice.record': 'Record a voice message',
  'voice.message': 'Voice message',
  'voice.one': 'Voice message, {length}',
  'voice.of': 'Voice message from {name}, {length}',
  'voice.yours': 'Your voice message, {length}',
  'voice.preview': 'Your recording, {length}',
  'voice.asking':
    'The browser asks for the microphone, to record this message. It is off again when you stop.',
  'voice.recording': 'Recording',
  'voice.length': 'Length so far',
  'voice.left': '{time} left',
  'voice.stop': 'Stop and listen to it',
  'voice.discard': 'Discard',
  'voice.send': 'Send the voice message',
  'voice.sending': 'Sending the voice message',
  'voice.cancel': 'Cancel',
  'voice.play': 'Play',
  'voice.pause': 'Pause',
  'voice.speed': 'Speed: {speed}×',
  'voice.position': 'Position',
  'voice.position_of': '{position} of {length}',
  'voice.unplayable': 'This can’t be played now. It may have been deleted, or there is no network.',
  'voice.write_out': 'Transcribe',
  'voice.writing_out': 'Transcribing…',
  'voice.show_words': 'Show transcript',
  'voice.hide_words': 'Hide transcript',
  'voice.no_words': 'No words were heard.',
  'voice.too_short': 'That was too short to be heard. Nothing was kept.',
  'voice.ended_at_limit':
    'Five minutes is the limit. Listen to it, then send it and continue in another.',
  'voice.denied':
    'To speak here, allow the microphone, or write instead. You can allow it beside the address in your browser.',
  'voice.no_microphone': 'There is no microphone here. Connect one, or write instead.',
  'voice.microphone_busy':
    'The microphone can’t be used now. Another program may be using it. Try again, or write instead.',
  'voice.all': 'Voice messages',
  'voice.none_yet': 'No voice messages here yet.',
  'voice.more': 'More voice messages',
  'voice.unheard':
    'Speech can’t be turned into text here yet, so the guide would not hear this. Write instead, or ask the operator to set up a provider.',
  'voice.needs_network': 'Recording can’t begin without a network now. Try again when it is back.',
  'voice.impossible': 'This browser can’t record here. Recording needs a secure address (https).',
  'voice.dictate': 'Dictate',
  'voice.dictation_stop': 'Stop dictating',
  'voice.listening': 'Listening…',
  'voice.dictation_switch': '{current}; change to {language}',
  'voice.dictation_title': 'Your browser listens',
  'voice.dictation_text':
    'Your browser turns what you say into text. It may send the sound to its maker, such as Google or Apple, under their terms. {product} gets the words alone. They appear in the box, and nothing is sent before you send it.',
  'voice.dictation_begin': 'Begin',
  'voice.dictation_off':
    'Speech recognition is turned off in this browser. Turn it on in its settings, or write instead.',
  'voice.dictation_unreachable':
    'The browser could not reach its speech recognition. Try again when there is a network, or write instead.',
  'voice.dictation_no_language':
    'This browser can’t recognise this language. Try the other one, or write instead.',
} as const;
