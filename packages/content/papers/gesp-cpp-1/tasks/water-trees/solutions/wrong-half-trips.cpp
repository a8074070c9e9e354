// fails: 02 WA, 03 WA, 04 WA, 06 WA, 07 WA, 09 WA, 10 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int buckets = (n + k - 1) / k;
    int trips = buckets / 2;
    cout << buckets << " " << trips << endl;
    return 0;
}
