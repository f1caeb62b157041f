export const start = ({ fetch, show, showError }) => {
  let sending = Promise.resolve();
  const change = async (body) => {
    const send = () => fetch("/count", { method: "POST", body });
    // #if MISTAKE
    const sent = send();
    // #else
    // After the one before, also if that has failed.
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
