export const start = ({ fetch, show, showError }) => {
  let sending = Promise.resolve();
  const change = async (body) => {
    const send = () => fetch("/count", { method: "POST", body });
    // #if MISTAKE
    const sent = send();
    // #else
    // Waits for the request before this one, even if that one fails.
    const sent = sending.then(send, send);
    // #endif
    sending = sent;
    let count;
    try {
      const answer = await sent;
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      count = await answer.json();
    } catch (error) {
      return showError(error);
    }
    show(count);
  };

  return { change };
};
