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
        swap(t[i], t[k]);
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
