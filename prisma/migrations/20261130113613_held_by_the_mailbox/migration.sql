ALTER TABLE "reviews" DROP CONSTRAINT "reviews_held_reason_check", ADD CONSTRAINT "reviews_held_reason_check"
  CHECK ("held_for" IN ('honeypot', 'too fast', 'links', 'spam filter', 'operator', 'spam', 'abuse', 'personal data',
    'not about a trip', 'no guest of ours', 'duplicate', 'court'));
