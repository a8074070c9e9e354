// fails: 02 WA, 03 WA, 05 WA, 06 WA, 07 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int buckets = n / k + 1;
    int trips = (buckets + 1) / 2;
    cout << buckets << " " << trips << endl;
    return 0;
}
