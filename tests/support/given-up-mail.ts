/** A document of `mail` whose sending was given up: only an admin's press sends it. */
export function givenUpMail(to: string, about: string) {
  const now = new Date();
  return {
    to: [to],
    message: { subject: 'It waited', text: 'It waited.', html: '<p>It waited.</p>' },
    delivery: { state: 'ERROR', attempts: 9, error: 'the server was down' },
    about,
    created_at: now,
    due_at: null,
    give_up_at: now,
    is_open: true,
    is_private: false,
  };
}
