export const start = ({ fetch, back, show, showError }) => {
  // #if MISTAKE
  const controller = new AbortController();
  const { signal } = controller;
  back.onclick = () => controller.abort();
  // #endif
  let sending = Promise.resolve();
  const change = async (body) => {
    // #if MISTAKE
    const send = () => fetch("/count", { method: "POST", body, signal });
    // #else
    const send = () => fetch("/count", { method: "POST", body, keepalive: true });
    // #endif
    const sent = sending.then(send, send);
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
