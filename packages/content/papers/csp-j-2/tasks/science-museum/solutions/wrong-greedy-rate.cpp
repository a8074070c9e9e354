// fails-subtask: 1 WA, 2 WA, 3 Skipped, 4 Skipped
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

struct Offer {
    long long place, minutes, gain;
};

int main() {
    int n, total, gap;
    cin >> n >> total >> gap;
    vector<Offer> offers;
    for (int i = 0; i < n; i++) {
        long long x, a, p, b, q;
        cin >> x >> a >> p >> b >> q;
        offers.push_back({x, a, p});
        offers.push_back({x, b, q});
    }
    sort(offers.begin(), offers.end(), [](const Offer &x, const Offer &y) {
        return x.gain * y.minutes > y.gain * x.minutes;
    });
    vector<Offer> taken;
    long long answer = 0;
    for (const Offer &offer : offers) {
        if (offer.minutes > total) continue;
        bool free = true;
        for (const Offer &other : taken)
            if (other.place == offer.place || llabs(other.place - offer.place) < gap) free = false;
        if (!free) continue;
        taken.push_back(offer);
        total -= offer.minutes;
        answer += offer.gain;
    }
    cout << answer << endl;
    return 0;
}
