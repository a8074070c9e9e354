// fails: 01 WA, 04 WA, 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <string>
#include <algorithm>
using namespace std;

struct Trophy {
    string name;
    int height, no;
};

Trophy t[505];

int main() {
    int n, swaps = 0, walked = 0, turned = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> t[i].name >> t[i].height;
        t[i].no = i;
    }
    for (int i = 1; i < n; i++) {
        int k = i;
        for (int j = i + 1; j <= n; j++) {
            if (t[j].height < t[k].height) k = j;
        }
        if (k == i) continue;
        swap(t[i].height, t[k].height);
        swaps++;
        walked += k - i;
    }
    for (int i = 1; i <= n; i++) {
        for (int j = i + 1; j <= n; j++) {
            if (t[i].height == t[j].height && t[i].no > t[j].no) turned++;
        }
    }
    for (int i = 1; i <= n; i++) cout << t[i].name << " ";
    cout << endl << swaps << " " << walked << " " << turned << endl;
    return 0;
}
