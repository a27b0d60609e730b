// Nine sections (specification sections 2 and 9).
import type { ReadingPage } from './reading'

export const terms: ReadingPage = {
  title: 'Volunteer Program Agreement',
  intro:
    'These are the terms and conditions of our volunteer programmes. Please read them before you apply: they say what you can expect from us, what we expect from you, and who pays for what.',
  updated: 'December 24, 2025',
  sections: [
    {
      id: 'program-overview',
      heading: 'Program overview',
      paragraphs: [
        'Our volunteer programmes place people with schools, clinics, conservancies, homestays and community groups that have asked for help. The work is chosen by the host. It supports local staff and never replaces them.',
        'Each placement has a written outline: the host, the tasks, the hours, where you will stay, and a coordinator whom you can reach. Plans can change with the weather, the school calendar or the needs of the host; we will tell you as soon as we know.',
      ],
    },
    {
      id: 'responsibilities',
      heading: 'Responsibilities',
      paragraphs: ['As a volunteer you agree to:'],
      points: [
        'give true and complete information in your application, and tell us when it changes;',
        'attend the briefing before you start, and keep the hours agreed with the host;',
        'follow reasonable instructions of the host, the coordinator and your guide;',
        'hold a valid passport and the visa, eTA or permit that your stay and your work require;',
        'tell the coordinator about any accident, loss or worry on the same day.',
      ],
    },
    {
      id: 'health-and-safety',
      heading: 'Health and safety',
      paragraphs: [
        'You must carry travel and health insurance for the whole of your stay, and have up-to-date vaccinations. Ask a doctor or travel clinic in good time which ones, and about malaria, before you leave home. Tell us about any condition, allergy or medicine that the people beside you should know of.',
        'Some placements are far from a hospital, at altitude, or among wild animals. We brief you, and you agree to keep to the safety rules you are given. If you fall ill or are hurt we will help you to reach care and will call your emergency contact; the cost of treatment and of travel home is yours or your insurer’s.',
      ],
    },
    {
      id: 'code-of-conduct',
      heading: 'Code of conduct',
      points: [
        'Treat hosts, colleagues, children and animals with respect, and dress as the host asks.',
        'Never be alone with a child, and never photograph a child without the consent of the school or the parents.',
        'Ask before you photograph anybody, and before you publish anything about a host or a patient.',
        'No illegal drugs, no weapons, and no alcohol during working hours.',
        'No harassment, discrimination, or sexual or financial relationship with anyone in the care of a programme.',
        'No feeding, handling or chasing of wildlife, and no buying of ivory, shell, skins or horn.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      paragraphs: [
        'We use the details in your application to assess it, to plan your placement and to keep you safe. We share with the host what it needs to receive you, and with a doctor or an insurer what an emergency requires. We do not sell your data. The Privacy Policy says how long we keep your data and which rights you have under Kenya’s Data Protection Act, 2019.',
        'What you learn about hosts, pupils and patients stays confidential, during your placement and after it.',
      ],
    },
    {
      id: 'financial-terms',
      heading: 'Financial terms',
      paragraphs: [
        'The programme fee for your placement is stated in our offer, together with what it includes. Programme fees are non-refundable from 30 days before your start date.',
        'Unless we have stated otherwise in writing, you bear your own costs of travel, accommodation and meals, as well as insurance, vaccinations, visas and personal spending. Volunteers are not paid.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      paragraphs: [
        'You may end your placement early by telling the coordinator. We may end it, at once where we have to, if these terms or the law are broken, if somebody is put at risk, or if the host can no longer receive you. If the reason lies with the host or with us, we will look for another placement together.',
        'When a placement ends early, the financial terms above apply, and the costs of leaving early are yours.',
      ],
    },
    {
      id: 'commitment',
      heading: 'Commitment',
      paragraphs: [
        'Hosts plan their weeks around you. By applying you commit yourself to the dates and the length of stay that are agreed with you, to arriving prepared, and to finishing what you began or handing it over in order.',
        'We commit ourselves to an honest description of the work, a briefing, a named coordinator, and somebody who answers the telephone while you are here.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: ['Questions about these terms, before or after you apply, go to our volunteer coordinator:'],
    },
  ],
}

export const termsAgreement = {
  heading: 'Your agreement',
  text: 'The volunteer application has a Terms & Conditions checkbox. By ticking it and sending the application you confirm that you have read and understood this agreement and accept it; your acceptance is binding.',
}
