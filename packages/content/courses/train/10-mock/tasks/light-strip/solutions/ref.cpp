#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<pair<int, int>> events;
    for (int i = 0; i < n; i++) {
        int l, r;
        cin >> l >> r;
        events.push_back(make_pair(l, 1));
        events.push_back(make_pair(r, -1));
    }
    sort(events.begin(), events.end());
    int light = 0, most = 0, length = 0, last = 0;
    for (int i = 0; i < (int)events.size(); i++) {
        if (light >= k)
            length += events[i].first - last;
        last = events[i].first;
        light += events[i].second;
        most = max(most, light);
    }
    cout << most << " " << length << endl;
    return 0;
}
