/** To begin with; the operator rewrites them in the workbook. */
export const replies = [
  {
    name: 'We are checking',
    kinds: ['booking'],
    subject: 'Your {request} {reference}',
    text: `Dear {name},

Thank you for your {request}. We are asking the camps about {dates} for {travellers}, and will write again with what is free and what it costs.

If anything changes on your side, answer this message or call {phone}.

Warm regards from Nanyuki`,
  },
  {
    name: 'Offer',
    kinds: ['booking'],
    subject: 'Our offer for {trip}, {reference}',
    text: `Dear {name},

Here is our offer for {trip}, {dates}, for {travellers}.

The price is {total} in all. To confirm, a deposit of {deposit} is due; the rest follows as our terms say. The offer is good until {until}, as long as the camps have room.

If you would like to go ahead, or to change something, answer this message or call {phone}.

Warm regards, {sender}`,
  },
  {
    name: 'Our offer ends soon',
    kinds: ['booking'],
    subject: 'Our offer for {trip}, {reference}',
    text: `Dear {name},

Our offer for {trip} ends in two days: after that we have to ask the camps again. Its page, in our last mail, lets you accept it, ask us something, or decline it. If you need more time, tell us, and we will see what we can hold.

Warm regards, {sender}`,
  },
  {
    name: 'A question about the dates',
    kinds: ['booking'],
    subject: 'Your {request} {reference}: which dates?',
    text: `Dear {name},

Thank you for asking about {trip}. Before we ask the camps: which day could you start, and could it be a few days earlier or later? The price depends on the season.

Warm regards from Nanyuki`,
  },
  {
    name: 'Those dates are full',
    kinds: ['booking'],
    subject: 'Your {request} {reference}: other dates',
    text: `Dear {name},

We asked about {trip} for {dates}, and there are not enough beds. If you can move by a few days, tell us which days would do, and we will ask again.

Warm regards from Nanyuki`,
  },
  {
    name: 'An offer to help',
    kinds: ['volunteer'],
    subject: 'Your {request} {reference}',
    text: `Dear {name},

Thank you for offering to help. We read what you wrote and would like to talk about when and where it fits. Which day and hour suit you for a call? We are on Nairobi time.

Warm regards from Nanyuki`,
  },
]
